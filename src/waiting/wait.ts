import { hostPort } from '../browser/host-port';
import type { StoredValues } from '../browser/stored-values';
import { extraAction, parseHostMessage, toExtraWire, toWire } from '../embed/protocol';
import { OUTBOX_KEY } from '../lib/storage-keys';
import { TABS_CHANNEL } from '../lib/tab-names';
import { bellMessage } from '../streams/host/bell-message';
import type { Bell } from '../streams/reading/bell';
import { AUTH_KEY } from '../streams/session/stored-session';
import { parseTabMessage } from '../streams/tabs/tab-message';
import { goesBefore, type Standing, turnOf } from '../streams/tabs/turns';
import { FIRST_BELL_MS, LONGEST_TIMER_MS } from '../streams/timing';
import { type HeldLock, requestLead } from './leader-lock';
import type { Waiting } from './may-wait';
import { runPanel } from './run-panel';

/**
 * Waits without the panel's code while another tab leads, and passes the leader's number of new notes to the
 * bell (decision wait-without-code). Runs the panel when this tab has to lead, when the host page needs more
 * than the number, when the session changes, or when no leader responds. Follows the rules of
 * `streams/tabs/turns.ts` with the browser's own timers and listeners, because RxJS would be larger than this
 * whole script.
 */
export function wait(
  window: Window & typeof globalThis,
  storage: StoredValues,
  { auth, expiresAt, hosts }: Waiting,
): void {
  const { document } = window;
  const host = hostPort(window, hosts);
  const channel = new window.BroadcastChannel(TABS_CHANNEL);
  const over = new AbortController();
  const heard: MessageEvent<unknown>[] = [];
  const hearing = new AbortController();
  /** Aborts the request for the leader's lock, for example when the page is hidden. */
  let turn = new AbortController();
  let silence: number | undefined;
  let hellos: number | undefined;
  let shown: Bell | undefined;
  let isReady = false;
  let mayNotify = false;
  const standing = (): Standing => ({ isVisible: document.visibilityState === 'visible', mayNotify });

  const need = (held?: HeldLock): void => {
    if (over.signal.aborted) return;
    over.abort();
    rest();
    window.clearTimeout(expiry);
    channel.close();
    const repeatMessages = (): void => {
      hearing.abort();
      for (const { data, origin, source } of heard)
        window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    };
    window.waited = { held, repeatMessages };
    runPanel(window, host);
  };
  const expiry = window.setTimeout(need, Math.min(expiresAt - Date.now(), LONGEST_TIMER_MS));
  const rest = (): void => {
    turn.abort();
    window.clearTimeout(silence);
    window.clearInterval(hellos);
  };
  const awaitLeader = (ms: number): void => {
    window.clearTimeout(silence);
    silence = window.setTimeout(need, ms);
  };
  const hello = (): void => channel.postMessage({ kind: 'hello', ...standing() });
  const requestTurn = (): void => {
    turn = new AbortController();
    requestLead(window, turn.signal, need, need);
    hello();
  };
  /** Informs the host page that it can send messages, like a panel without a screen. */
  const beReady = (): void => {
    if (isReady) return;
    isReady = true;
    host.post(toWire({ action: 'iFrameReady' }), false);
    host.post(toExtraWire({ action: 'later' }), false);
  };
  const showBell = (bell: Bell): void => {
    if (bell.numNew === shown?.numNew && bell.latestType === shown.latestType) return;
    shown = bell;
    host.post(toWire(bellMessage(bell)), false);
  };
  const begin = (): void => {
    rest();
    // Storage is read again, because a frozen page gets no storage events.
    if (storage.get(AUTH_KEY) !== auth || storage.get(OUTBOX_KEY) !== undefined) need();
    else {
      const { requests, helloMs } = turnOf(standing());
      if (requests) requestTurn();
      if (helloMs === undefined) beReady();
      else {
        awaitLeader(FIRST_BELL_MS);
        hellos = window.setInterval(hello, helloMs);
      }
    }
  };

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseTabMessage(data);
    if (message?.kind !== 'leading') return;
    beReady();
    if (message.bell) showBell(message.bell);
    const { silenceMs } = turnOf(standing());
    if (silenceMs !== undefined) awaitLeader(silenceMs);
    if (goesBefore(standing(), message)) hello();
  };
  window.addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      if (!host.accepts(event)) return;
      const message = parseHostMessage(event.data);
      const isClosing =
        message && 'action' in message && message.action === 'togglePanel' && !message.showing;
      const extra = extraAction(event.data);
      if (extra === 'wantsNews' || extra === 'wantsNoNews') {
        mayNotify = extra === 'wantsNews';
        // The host page sends this request again when the panel is ready.
        if (!over.signal.aborted && !standing().isVisible) begin();
        return;
      }
      const asksForMore = message ? !isClosing : extra !== undefined && extra !== 'opensLinks';
      if (asksForMore || over.signal.aborted) heard.push(event);
      if (asksForMore) need();
    },
    { signal: hearing.signal },
  );
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === null || key === AUTH_KEY || (newValue !== null && key === OUTBOX_KEY)) need();
    },
    { signal: over.signal },
  );
  document.addEventListener('visibilitychange', begin, { signal: over.signal });
  begin();
}
