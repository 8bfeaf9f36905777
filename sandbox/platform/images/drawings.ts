import { html } from 'hono/html';
import type { Html } from '../pages/layout';
import { coloursOf } from './colours';

const glyphs: Readonly<Record<string, string>> = {
  likes: 'M128 178l-44-42a28 28 0 1 1 44-34 28 28 0 1 1 44 34z',
  surge: 'M70 170l38-44 26 22 52-66m-34 0h34v34',
  order: 'M74 96h108l-12 62H90zM96 96l10-26h44l10 26M100 182h1m54 0h1',
  anniversary: 'M84 172h88v-44H84zM84 150q11 12 22 0t22 0 22 0 22 0M128 128V98m0-12v-2',
  posts: 'M90 74h58l22 22v88H90zM108 116h44m-44 22h44m-44 22h28',
  followers: 'M128 122a24 24 0 1 0-1 0zM84 180q4-42 44-42t44 42z',
  plan: 'M92 82h72v96H92zM92 106h72M110 70v20m36-20v20M112 140l12 12 22-24',
  'best-day': 'M128 72l16 36 38 4-28 26 8 38-34-20-34 20 8-38-28-26 38-4z',
  backup: 'M92 164a28 28 0 0 1 2-56 38 38 0 0 1 72 4 26 26 0 0 1 0 52zM128 150v-32m-12 12l12-12 12 12',
  welcome:
    'M78 118h82v30a30 30 0 0 1-30 30h-22a30 30 0 0 1-30-30zM160 124h10a14 14 0 0 1 0 32h-12M104 100q-8-12 0-24m26 24q-8-12 0-24',
};

/** Draws a round badge with a ribbon. Returns undefined for an unknown name. */
export function badgeSvg(name: string): Html | undefined {
  const glyph = Object.hasOwn(glyphs, name) ? glyphs[name] : undefined;
  if (glyph === undefined) return undefined;
  const [dark, light] = coloursOf(`badge ${name}`);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
    <path d="M84 180L60 248l38-14 22 22 12-64zM172 180l24 68-38-14-22 22-12-64z" fill="${light}" />
    <circle cx="128" cy="124" r="104" fill="${dark}" />
    <circle
      cx="128"
      cy="124"
      r="88"
      fill="none"
      stroke="#fff"
      stroke-width="4"
      stroke-dasharray="3 9"
      stroke-linecap="round"
      opacity="0.7"
    />
    <path
      d="${glyph}"
      fill="none"
      stroke="#fff"
      stroke-width="10"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>`;
}

/** Draws a landscape in the colours of its name. */
export function pictureSvg(name: string): Html {
  const [dark, light] = coloursOf(name);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400">
    <rect width="640" height="400" fill="${light}" opacity="0.45" />
    <circle cx="470" cy="120" r="62" fill="#fff" opacity="0.85" />
    <path d="M0 280q120-110 250-30t390-60v210H0z" fill="${light}" />
    <path d="M0 330q180-90 330-20t310-30v120H0z" fill="${dark}" />
    <path d="M80 360h120l-16-34H96zM140 326v-70l44 62z" fill="#fff" opacity="0.9" />
  </svg>`;
}
