import { AtSign, Info, MessageSquare, Reply, Star, Trophy, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';

/** The characters of the platform's icon font that its texts use, drawn; the font itself is not ours to ship. */
const DRAWN: Readonly<Record<string, ReactNode>> = {
  '\uf300': <MessageSquare />,
  '\uf408': <Star />,
  '\uf467': <Reply />,
  '\uf801': <UserPlus />,
  '\uf804': <Trophy />,
  '\uf806': <Trophy />,
  '\uf814': <AtSign />,
};

/** A small drawing in a text, in place of a character of the icon font; it adds no text. */
export function Noticon({ value }: { value: string }) {
  return (
    <span className="noticon" aria-hidden>
      {DRAWN[value] ?? <Info />}
    </span>
  );
}
