import { html } from 'hono/html';
import { displayName } from '../model/note-builder/people';
import { createRandom } from '../model/random';
import type { User } from '../model/types';
import type { Html } from '../pages/layout';
import { coloursOf, numberOf } from './colours';

/** A user's picture: their initials on two shapes in colours of their own. */
export function avatarSvg(user: User): Html {
  const [dark, light] = coloursOf(user.login);
  const random = createRandom(numberOf(user.login));
  const x = random.between(20, 236);
  const radius = random.between(90, 150);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
    <rect width="256" height="256" fill="${dark}" />
    <circle cx="${x}" cy="${random.between(0, 80)}" r="${radius}" fill="${light}" opacity="0.55" />
    <path
      d="M0 256V${random.between(150, 210)}Q128 ${random.between(110, 190)} 256 ${random.between(150, 230)}V256Z"
      fill="#fff"
      opacity="0.16"
    />
    <text
      x="128"
      y="132"
      fill="#fff"
      font-family="system-ui, sans-serif"
      font-size="96"
      font-weight="600"
      text-anchor="middle"
      dominant-baseline="central"
    >
      ${initialsOf(displayName(user))}
    </text>
  </svg>`;
}

function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /[\p{L}\p{Extended_Pictographic}]/u.test(word));
  const firsts = words.map((word) => /[\p{L}\p{Extended_Pictographic}]/u.exec(word)?.[0] ?? '');
  const initials = firsts.length > 1 ? `${firsts[0] ?? ''}${firsts.at(-1) ?? ''}` : (firsts[0] ?? '?');
  return initials.toLocaleUpperCase('en');
}
