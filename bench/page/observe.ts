import type { Traffic, PanelPage } from './harness';

/**
 * Counts the DOM mutations and the traffic of an action. Counting takes time, so that times are
 * measured without it.
 */
export async function observe(
  page: PanelPage,
  act: () => Promise<unknown>,
): Promise<() => Promise<Traffic & { readonly mutations: number }>> {
  await page.probe('countMutations()');
  const look = await page.trafficOf('/notifications');
  return async () => {
    const before = look();
    const mutations = Number(await page.probe('mutations'));
    await act();
    const { bytes, requests } = look();
    return {
      bytes: bytes - before.bytes,
      requests: requests - before.requests,
      mutations: Number(await page.probe('mutations')) - mutations,
    };
  };
}
