import { createRandom } from '../model/random';

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A hash of the name. */
export function hashOf(name: string): number {
  return Array.from(name, (character) => character.codePointAt(0) ?? 0).reduce(
    (sum, code) => (Math.imul(sum, 31) + code) >>> 0,
    7,
  );
}

const hueOf = (name: string): number => createRandom(hashOf(name)).between(0, 359);

/** Two matching CSS colours for a name. */
export function coloursOf(name: string): readonly [string, string] {
  const hue = hueOf(name);
  return [`hsl(${hue} 62% 46%)`, `hsl(${(hue + 42) % 360} 70% 62%)`];
}

/** The first colour of `coloursOf`, as RGB. */
export function pixelColourOf(name: string): Rgb {
  const [hue, saturation, lightness] = [hueOf(name), 0.62, 0.46];
  const channel = (offset: number): number => {
    const at = (offset + hue / 30) % 12;
    const share = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - share * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}
