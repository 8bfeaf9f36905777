import type { Route } from '@playwright/test';
import type { Stage } from './stage';

/** A way in which a call goes wrong. */
export interface Fault {
  readonly name: string;
  /** As the sandbox calls it; none where the answer is right, and slow. */
  readonly kind?: string;
}

/** The eleven of the matrix. */
export const FAULTS: readonly Fault[] = [
  { name: 'timeout', kind: 'timeout' },
  { name: '500', kind: '500' },
  { name: '501', kind: '501' },
  { name: '404', kind: '404' },
  { name: '401', kind: '401' },
  { name: '429', kind: '429' },
  { name: 'empty', kind: 'empty' },
  { name: 'broken JSON', kind: 'broken-json' },
  { name: 'wrong types', kind: '200' },
  { name: 'reset', kind: 'reset' },
  { name: 'slow' },
];

/** Without an answer the platform cannot be reached; any other is one that is wrong (section 8). */
export const isUnreachable = ({ name }: Fault): boolean => name === 'timeout' || name === 'reset';

/** Which requests a fault is for. */
export interface Target {
  readonly method: string;
  /** Part of the path with its query. */
  readonly path: string;
  /** JSON of other types than promised. */
  readonly wrong?: unknown;
}

export const isMeant = ({ method, path }: Target, line: string): boolean =>
  line.startsWith(`${method} `) && line.includes(path);

/** Slow sockets are so by real time. */
const SLOW_SOCKET_MS = 1500;

/** From now on every such request goes wrong, until what this gives is called. */
export async function begin(stage: Stage, { kind }: Fault, target: Target): Promise<() => Promise<void>> {
  const { sandbox } = stage;
  if (kind === undefined) return slowly(stage, target);
  const { wrong = { notes: 7 }, ...which } = target;
  // Not once: a browser by itself repeats some requests whose connection was cut.
  await sandbox.control('faults', { ...which, kind, count: 999, ...(kind === '200' && { body: wrong }) });
  return async () => {
    await sandbox.control('faults', { count: 0 });
  };
}

/** Answers wait until the end, however long the panel's own clock says that was; a page is slow once. */
async function slowly({ page, sandbox }: Stage, target: Target): Promise<() => Promise<void>> {
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
      if (isOver || !isMeant(target, `${request.method()} ${request.url()}`)) await route.fallback();
      else held.push(route);
    },
  );
  return async () => {
    isOver = true;
    await Promise.all(held.map((route) => route.fallback()));
  };
}
