import type { Point, Sight } from './oracle';
import type { Aims, ReportedPress, Target } from './page-types';

interface FrameOptions {
  readonly panelOrigin: string;
  readonly kinds: readonly (readonly [string, string])[];
  readonly anyNote: readonly string[];
}

/**
 * Runs in the panel's frame. Notes in every animation frame which controls
 * are under the aims, and reports each press of a control with what was there before.
 */
export function frameScript({ panelOrigin, kinds, anyNote }: FrameOptions): void {
  if (location.origin !== panelOrigin || parent === self) return;
  const CONTROLS = 'button, a[href], summary, [role="option"], [role="menuitem"]';
  /** A control that is within this distance of the point counts as under it. */
  const NEAR_PX = 8;
  const KEPT_MS = 3000;
  /** A press this near to an aim belongs to it. */
  const SAME_PX = 2;
  const patterns = kinds.map(([pattern, kind]) => ({ pattern: new RegExp(pattern), kind }));
  const serials = new WeakMap<Element, number>();
  let lastSerial = 0;
  let aims: Aims = { step: 0, points: [] };
  let logs: Sight[][] = [];
  let frameMs = 0;
  let frameAt = performance.now();

  const labelOf = (control: Element): string =>
    (control.getAttribute('aria-label') ?? control.textContent).trim().replace(/\s+/g, ' ').slice(0, 60);
  const kindOf = (control: Element): string => {
    const name = control.matches('.row') ? 'row' : labelOf(control);
    const known = patterns.find(({ pattern }) => pattern.test(name))?.kind;
    return known ?? (control.matches('a') ? 'link' : 'other');
  };
  /** The same name for as long as it is the same control: a note has its own controls. */
  const nameOf = (control: Element): string => {
    const kind = kindOf(control);
    if (anyNote.includes(kind)) return labelOf(control);
    let serial = serials.get(control);
    if (serial === undefined) serials.set(control, (serial = lastSerial += 1));
    return `${kind} #${serial}`;
  };
  const controlAt = (x: number, y: number): Element | null =>
    document.elementFromPoint(x, y)?.closest(CONTROLS) ?? null;
  const under = (point: Point | null): readonly string[] => {
    if (!point) return [];
    const { x, y } = point;
    const found = [
      controlAt(x, y),
      controlAt(x - NEAR_PX, y),
      controlAt(x + NEAR_PX, y),
      controlAt(x, y - NEAR_PX),
      controlAt(x, y + NEAR_PX),
    ];
    return [...new Set(found.flatMap((control) => (control ? [nameOf(control)] : [])))];
  };
  const look = (time: number): void => {
    const at = performance.timeOrigin + time;
    for (const [index, point] of aims.points.entries()) {
      const log = (logs[index] ??= []);
      const now = under(point);
      if (log.at(-1)?.under.join() !== now.join()) log.push({ at, under: now });
      while (log[1] && log[1].at < at - KEPT_MS) log.shift();
    }
  };
  const lookAlways = (time: number): void => {
    frameMs = time - frameAt;
    frameAt = time;
    look(time);
    requestAnimationFrame(lookAlways);
  };
  requestAnimationFrame(lookAlways);

  addEventListener('message', (event: MessageEvent<{ readonly taps?: Aims } | null>) => {
    const told = event.data?.taps;
    if (!told) return;
    event.stopImmediatePropagation();
    if (told.step !== aims.step) logs = [];
    aims = told;
    // A frame that is hidden has no animation frames.
    look(performance.now());
  });
  parent.postMessage('taps: a new frame', '*');

  let reached: Event | undefined;
  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      // Without a position it is a key.
      if (!control || event.detail === 0 || !event.isTrusted) return;
      const { clientX: x, clientY: y } = event;
      const aim = aims.points.findIndex((point) => point && Math.hypot(point.x - x, point.y - y) <= SAME_PX);
      const isDisabled = control.getAttribute('aria-disabled') === 'true';
      const press: Omit<ReportedPress, 'isActed'> = {
        at: performance.timeOrigin + event.timeStamp,
        aim: aim === -1 ? undefined : aim,
        step: aims.step,
        control: nameOf(control),
        kind: kindOf(control),
        label: labelOf(control),
        wasOn: control.classList.contains('is-on'),
        sights: [...(logs[aim] ?? [])],
        frameMs,
      };
      // After all listeners of this click.
      setTimeout(() => void window.tapsReport?.({ ...press, isActed: reached === event && !isDisabled }));
    },
    { capture: true },
  );
  const listen = (): void => {
    // The element in which React listens: what does not come here is not handled.
    document.querySelector('#notestream')?.addEventListener('click', (event) => (reached = event));
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', listen);
  else listen();

  window.tapsTargets = () =>
    [...document.querySelectorAll(CONTROLS)].flatMap((control): Target[] => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const middle = document.elementFromPoint(left + width / 2, top + height / 2);
      return middle && control.contains(middle) ? [{ kind: kindOf(control), left, top, width, height }] : [];
    });
}
