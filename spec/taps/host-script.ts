import type { Point } from './oracle';
import './page-types';

/**
 * Runs in the host page. Tells the panel's frame in every animation frame
 * where the aims are in it, because the panel moves and widens while the aims stay.
 */
export function hostScript(): void {
  if (parent !== self) return;
  let step = 0;
  let aims: readonly Point[] = [];
  let frame: HTMLIFrameElement | undefined;
  let sent = '';

  /** Where an aim is in the panel's frame. Null if something else is there. */
  const inFrame = ({ x, y }: Point): Point | null => {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const inside: Element | null = found.shadowRoot.elementFromPoint(x, y);
      if (!inside || inside === found) break;
      found = inside;
    }
    if (!(found instanceof HTMLIFrameElement)) return null;
    frame = found;
    const { left, top } = found.getBoundingClientRect();
    return { x: x - left - found.clientLeft, y: y - top - found.clientTop };
  };
  const tell = (): void => {
    const points = aims.map(inFrame);
    const message = { taps: { step, points } };
    const text = JSON.stringify(message);
    if (text === sent || !frame) return;
    sent = text;
    frame.contentWindow?.postMessage(message, '*');
  };
  const tellAlways = (): void => {
    tell();
    requestAnimationFrame(tellAlways);
  };
  window.tapsAim = (newStep, points) => {
    step = newStep;
    aims = points;
    tell();
  };
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data !== 'taps: a new frame') return;
    event.stopImmediatePropagation();
    sent = '';
  });
  requestAnimationFrame(tellAlways);
}
