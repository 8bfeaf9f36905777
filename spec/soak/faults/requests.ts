import type { Random } from '../../support/day/random';
import type { Sandbox } from '../../e2e/support/sandbox';

/**
 * The kinds of fault for requests, as in sandbox/README.md. `lost-answer` is the most frequent,
 * because it finds the most defects.
 */
const KINDS = [
  { kind: '500', weight: 4 },
  { kind: '404', weight: 2 },
  { kind: '503', weight: 1 },
  { kind: '429', weight: 1 },
  { kind: 'lost-answer', weight: 5 },
  { kind: 'reset', weight: 2 },
  { kind: 'broken-json', weight: 2 },
  { kind: 'html', weight: 1 },
  { kind: 'blank', weight: 1 },
  { kind: 'empty', weight: 1 },
  // Each of these lasts until the client's timeout of 30 s.
  { kind: 'timeout', weight: 1 },
  { kind: 'unanswered', weight: 1 },
  { kind: 'stall', weight: 1 },
];

/** Paths of the requests that get a fault; an empty one means any request. */
const PATHS = [
  '',
  '',
  '/notifications/',
  '/notifications/read',
  '/notifications/seen',
  '/replies/new',
  '/replies/new',
  '/replies/new',
  '/comments/',
  '/comments/',
  '/delete',
  '/delete',
  '/likes/',
  '/follows/',
];

const IS_LONG = /timeout|stall|unanswered/;

/**
 * Injects a fault into the next requests. The sandbox's request log has the fault that each one
 * got.
 */
export async function failRequests(sandbox: Sandbox, random: Random): Promise<string> {
  const { kind } = random.weighed(KINDS);
  const path = random.pick(PATHS);
  const count = IS_LONG.test(kind) ? 1 : random.whole(1, 4);
  await sandbox.control('faults', { kind, path, count });
  return `${kind} for ${path === '' ? 'any request' : path}, ${count} times`;
}

/** Delays every answer. */
export async function slowDown(sandbox: Sandbox, random: Random): Promise<string> {
  const ms = random.whole(300, 2500);
  await sandbox.control('slow', { ms });
  return `answers take ${ms} ms longer`;
}
