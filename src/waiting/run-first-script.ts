import { LEADER_LOCK, lockName } from '../lib/tab-names';
import { panelScript, runScript, waitingScript } from './run-script';

/**
 * Runs the script that the page needs first: the panel's, or in a closed frame the one that waits while
 * another tab leads (decision wait-without-code).
 */
export async function runFirstScript(window: Window): Promise<void> {
  const { document } = window;
  const waiting = waitingScript(document);
  // The script is chosen here, so `start.ts` has nothing to do.
  waiting?.remove();
  runScript(document, isClosedFrame(window) && (await isLed(window)) ? waiting : panelScript(document));
}

/**
 * Whether a host page frames the panel, and keeps it closed until further notice. A page with a fragment does
 * not count, because it may come back from the sign-in.
 */
const isClosedFrame = ({ parent, self, location }: Window): boolean =>
  parent !== self && location.hash === '' && /[?&]screen=later\b/.test(location.search);

/** Whether another tab leads. */
async function isLed({ navigator }: Window): Promise<boolean> {
  try {
    const { held } = await navigator.locks.query();
    return held?.some(({ name }) => name === lockName(LEADER_LOCK)) === true;
  } catch {
    return false;
  }
}
