import type { Random } from '../../../spec/support/day/random';
import type { Sandbox } from '../../../spec/browser/support/sandbox';

/** Kinds of the sandbox's faults. What is done and not answered comes most often: it is the nastiest. */
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
  // Each of these takes the panel 30 s.
  { kind: 'timeout', weight: 1 },
  { kind: 'stall', weight: 1 },
];

/** Whom they meet: anything, or what the user has just done. */
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

const IS_LONG = /timeout|stall/;

/** The next requests go wrong. What it met says the sandbox's log. */
export async function spoilRequests(sandbox: Sandbox, random: Random): Promise<string> {
  const { kind } = random.weighed(KINDS);
  const path = random.pick(PATHS);
  const count = IS_LONG.test(kind) ? 1 : random.whole(1, 4);
  await sandbox.control('faults', { kind, path, count });
  return `${kind} for ${path === '' ? 'anything' : path}, ${count} times`;
}

/** Every answer comes late. */
export async function slowDown(sandbox: Sandbox, random: Random): Promise<string> {
  const ms = random.whole(300, 2500);
  await sandbox.control('slow', { ms });
  return `answers take ${ms} ms longer`;
}
