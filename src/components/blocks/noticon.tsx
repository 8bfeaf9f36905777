import { AtSign, Info, MessageSquare, Reply, Star, Trophy, UserPlus } from 'lucide';
import type { ReactNode } from 'react';
import { directedIcon, icon } from '../icon';

/** The characters of the platform's icon font that its texts use, drawn; the font itself is not ours to ship. */
const DRAWN: Readonly<Record<string, ReactNode>> = {
  '\uf300': icon(MessageSquare),
  '\uf408': icon(Star),
  '\uf467': directedIcon(Reply),
  '\uf801': icon(UserPlus),
  '\uf804': icon(Trophy),
  '\uf806': icon(Trophy),
  '\uf814': icon(AtSign),
};

/** A small drawing in a text, in place of a character of the icon font; it adds no text. */
export function Noticon({ value }: { value: string }) {
  return (
    <span className="noticon" aria-hidden>
      {DRAWN[value] ?? icon(Info)}
    </span>
  );
}
