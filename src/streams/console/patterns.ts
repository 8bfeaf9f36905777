/** What was typed into the console cannot be done; the message says what would be. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
}

/** Whether a name fits a pattern, in which '*' stands for anything: 'polling*', '* > tell'. */
export function matcher(pattern: string): (name: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 'i');
  return (name) => expression.test(name);
}

/**
 * The names that fit a pattern. Throws a `ConsoleError` with the names near to it where none does; `kind` is what they
 * are the names of.
 */
export function pick(kind: string, names: readonly string[], pattern: unknown): readonly string[] {
  if (typeof pattern !== 'string' || pattern === '')
    throw new ConsoleError(
      `${shown(pattern)} is no pattern: give the name of a ${kind}, or a part of it and '*'.`,
    );
  const found = names.filter(matcher(pattern));
  if (found.length > 0) return found;
  throw new ConsoleError(`There is no ${kind} '${pattern}'. ${nearTo(pattern, names)}`);
}

/** 'Near to it: a, b.', or all that there are where nothing is near. */
export function nearTo(given: string, names: readonly string[]): string {
  const near = nearest(given, names);
  return near.length > 0 ? `Near to it: ${near.join(', ')}.` : `There are: ${names.join(', ')}.`;
}

const MAX_NEAR = 5;

/** The names that differ from what was given by a typo or two, or that it is a part of; the nearest first. */
export function nearest(given: string, names: readonly string[]): readonly string[] {
  const word = given.replaceAll('*', '').toLowerCase();
  if (word === '') return [];
  const distanceTo = (name: string): number =>
    name.includes(word)
      ? 0
      : Math.min(distance(word, name), ...name.split(/ > |\./).map((part) => distance(word, part)));
  return names
    .map((name) => ({ name, distance: distanceTo(name.toLowerCase()) }))
    .filter((each) => each.distance <= Math.max(2, word.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_NEAR)
    .map(({ name }) => name);
}

/** How many letters must be put in, left out or changed to make one text of another (Levenshtein). */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** A value as it may be read in a message: its JSON, and not much of it. */
export function shown(value: unknown, most = 60): string {
  const text = asText(value);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Undefined for what JSON does not know, or that is round in a circle. */
export function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Whether a value can be written down, and read again. */
export const isJson = (value: unknown): boolean => asJson(value) !== undefined;

function asText(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value;
  // What JSON would call null.
  if (typeof value === 'number') return String(value);
  return asJson(value) ?? (value === undefined ? 'undefined' : Object.prototype.toString.call(value));
}
