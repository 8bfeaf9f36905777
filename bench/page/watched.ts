import type { Traffic, Visit } from './stage';

/** What something brings about in the page, and the traffic for notes. To watch costs something, so time is not taken with it. */
export async function watched(
  visit: Visit,
  act: () => Promise<unknown>,
): Promise<() => Promise<Traffic & { readonly mutations: number }>> {
  await visit.probe('countMutations()');
  const look = await visit.trafficOf('/notifications');
  return async () => {
    const before = look();
    const mutations = Number(await visit.probe('mutations'));
    await act();
    const { bytes, requests } = look();
    return {
      bytes: bytes - before.bytes,
      requests: requests - before.requests,
      mutations: Number(await visit.probe('mutations')) - mutations,
    };
  };
}
