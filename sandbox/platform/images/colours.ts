import { createRandom } from '../model/random';

/** Red, green and blue, each of 255. */
export type Rgb = readonly [number, number, number];

/** A number that is always the same for the same name. */
export function numberOf(name: string): number {
  return Array.from(name, (character) => character.codePointAt(0) ?? 0).reduce(
    (sum, code) => (Math.imul(sum, 31) + code) >>> 0,
    7,
  );
}

const hueOf = (name: string): number => createRandom(numberOf(name)).between(0, 359);

/** Two colours that go together, for a name. */
export function coloursOf(name: string): readonly [string, string] {
  const hue = hueOf(name);
  return [`hsl(${hue} 62% 46%)`, `hsl(${(hue + 42) % 360} 70% 62%)`];
}

/** The first of them, for a picture of pixels. */
export function pixelColourOf(name: string): Rgb {
  const [hue, saturation, lightness] = [hueOf(name), 0.62, 0.46];
  const channel = (offset: number): number => {
    const at = (offset + hue / 30) % 12;
    const share = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - share * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}
