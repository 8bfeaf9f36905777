import { AtSign, Info, MessageSquare, Reply, Star, Trophy, UserPlus } from 'lucide';
import type { ReactNode } from 'react';
import { directedIcon, icon } from '../elements/icon';

/**
 * The panel's own icons for the characters of the platform's icon font, because that font must not be
 * redistributed.
 */
const ICONS: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries({
    '\uf300': icon(MessageSquare),
    '\uf408': icon(Star),
    '\uf467': directedIcon(Reply),
    '\uf801': icon(UserPlus),
    '\uf804': icon(Trophy),
    '\uf806': icon(Trophy),
    '\uf814': icon(AtSign),
  }),
);

/** Draws the icon for a character of the platform's icon font, without adding text. */
export function Noticon({ value }: { value: string }) {
  return (
    <span className="noticon" aria-hidden>
      {ICONS.get(value) ?? icon(Info)}
    </span>
  );
}
