import { createRandom } from '../model/random';

/** A number that is always the same for the same name. */
export function numberOf(name: string): number {
  return Array.from(name, (character) => character.codePointAt(0) ?? 0).reduce(
    (sum, code) => (Math.imul(sum, 31) + code) >>> 0,
    7,
  );
}

/** Two colours that go together, for a name. */
export function coloursOf(name: string): readonly [string, string] {
  const hue = createRandom(numberOf(name)).between(0, 359);
  return [`hsl(${hue} 62% 46%)`, `hsl(${(hue + 42) % 360} 70% 62%)`];
}
