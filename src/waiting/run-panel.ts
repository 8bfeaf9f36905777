import type { HostPort } from '../browser/host-port';
import { toExtraWire } from '../embed/protocol';
import { reloadOwnPage } from '../lib/own-page';
import { POLL_INTERVAL_MS } from '../streams/timing';
import { panelScript, runScript } from './run-script';

/**
 * Runs the panel's script. If it cannot be loaded, informs the host page, and reloads the page as soon as its
 * server responds, because a new version may have removed the file.
 */
export function runPanel(window: Window & typeof globalThis, host: HostPort): void {
  const { document } = window;
  runScript(document, panelScript(document))?.addEventListener('error', () => {
    for (const action of ['left', 'shown'] as const) host.post(toExtraWire({ action }), false);
    const reload = (): void => {
      reloadOwnPage(window).catch(() => window.setTimeout(reload, POLL_INTERVAL_MS));
    };
    reload();
  });
}
