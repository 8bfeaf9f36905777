import type { Route } from '@playwright/test';
import type { Harness } from './harness';

/**
 * The kinds of fault that every call must survive, named as in sandbox/README.md; `200` is an
 * answer of wrong types, and `slow` an answer that is right but late.
 */
export const FAULT_KINDS = [
  'timeout',
  '500',
  '501',
  '404',
  '401',
  '429',
  'empty',
  'broken-json',
  '200',
  'reset',
  'slow',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * Whether no answer arrives at all, so that the panel reports the platform as unreachable (section
 * 8).
 */
export const isUnreachable = (kind: FaultKind): boolean => kind === 'timeout' || kind === 'reset';

/** The requests that get a fault. */
export interface Target {
  readonly method: string;
  /** Part of the path with its query. */
  readonly path: string;
  /** The JSON body of the fault `200`, if the default one would be valid for this call. */
  readonly wrongBody?: unknown;
}

/** Whether a request, as `GET http://...`, belongs to the target. */
export const matchesTarget = ({ method, path }: Target, line: string): boolean =>
  line.startsWith(`${method} `) && line.includes(path);

/** Real milliseconds that a slow socket takes to open. */
const SLOW_SOCKET_MS = 1500;

/** Injects a fault into every matching request until the returned function is called. */
export async function injectFault(
  harness: Harness,
  kind: FaultKind,
  target: Target,
): Promise<() => Promise<void>> {
  const { sandbox } = harness;
  if (kind === 'slow') return slowDown(harness, target);
  const { wrongBody = { notes: 7 }, ...which } = target;
  // A single fault is not enough: browsers repeat some requests whose connection was reset.
  await sandbox.control('faults', {
    ...which,
    kind,
    count: 999,
    ...(kind === '200' && { body: wrongBody }),
  });
  return async () => {
    await sandbox.control('faults', { count: 0 });
  };
}

/**
 * Holds the requests back until the returned function is called; the page's clock does not matter.
 */
async function slowDown({ page, sandbox }: Harness, target: Target): Promise<() => Promise<void>> {
  if (target.path.includes('/pinghub')) {
    await sandbox.control('slow', { ms: SLOW_SOCKET_MS });
    return async () => {
      await sandbox.control('slow', { ms: 0 });
    };
  }
  const held: Route[] = [];
  let isOver = false;
  await page.route(
    (url) => url.href.includes(target.path),
    async (route) => {
      const request = route.request();
      if (isOver || !matchesTarget(target, `${request.method()} ${request.url()}`)) await route.fallback();
      else held.push(route);
    },
  );
  return async () => {
    isOver = true;
    await Promise.all(held.map((route) => route.fallback()));
  };
}
