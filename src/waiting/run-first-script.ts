import { LEADER_LOCK, lockName } from '../lib/tab-names';
import { panelScript, runScript, waitingScript } from './run-script';

/**
 * Runs the first script of the page: in a closed frame while another tab leads, the script that waits;
 * otherwise the panel's (decision wait-without-code).
 */
export async function runFirstScript(window: Window): Promise<void> {
  const { document } = window;
  const waiting = waitingScript(document);
  // The script is chosen here. Without this template, `start.ts` does nothing.
  waiting?.remove();
  runScript(document, isClosedFrame(window) && (await isLed(window)) ? waiting : panelScript(document));
}

/**
 * Whether a host page frames the panel and will open it later. A page with a fragment does not count, because
 * it may be returning from sign-in.
 */
const isClosedFrame = ({ parent, self, location }: Window): boolean =>
  parent !== self && location.hash === '' && /[?&]screen=later\b/.test(location.search);

/** Whether another tab holds the leader's lock. */
async function isLed({ navigator }: Window): Promise<boolean> {
  try {
    const { held } = await navigator.locks.query();
    return held?.some(({ name }) => name === lockName(LEADER_LOCK)) === true;
  } catch {
    return false;
  }
}
