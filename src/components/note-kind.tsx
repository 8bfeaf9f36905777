import {
  AtSign,
  Bell,
  FileText,
  Flame,
  KeyRound,
  type IconNode,
  MessageSquare,
  Repeat2,
  ShieldCheck,
  ShoppingBag,
  Sparkles,
  Star,
  TrendingUp,
  Trophy,
  UserPlus,
} from 'lucide';
import type { ReactNode } from 'react';
import { icon } from './icon';

/** The colour of a kind's badge; see `--tone-*` in theme.css. */
type Tone = 'blue' | 'amber' | 'green' | 'teal' | 'violet' | 'pink' | 'gold' | 'slate';

interface Kind {
  /** Matches the note's type; the platform has more types than any list of ours, so families go by their words. */
  readonly types: RegExp;
  readonly drawing: IconNode;
  readonly tone: Tone;
}

const KINDS: readonly Kind[] = [
  { types: /^comment$/, drawing: MessageSquare, tone: 'blue' },
  { types: /^(like|comment_like)$/, drawing: Star, tone: 'amber' },
  { types: /^follow$/, drawing: UserPlus, tone: 'green' },
  { types: /^reblog/, drawing: Repeat2, tone: 'teal' },
  { types: /^(automattcher|mention|yosemite)$/, drawing: AtSign, tone: 'pink' },
  { types: /^(new_post|post)$/, drawing: FileText, tone: 'slate' },
  { types: /^store_/, drawing: ShoppingBag, tone: 'violet' },
  { types: /achieve|milestone|_feat$/, drawing: Trophy, tone: 'gold' },
  { types: /^traffic/, drawing: TrendingUp, tone: 'green' },
  { types: /^blaze/, drawing: Flame, tone: 'amber' },
  { types: /^rewind|scan|backup/, drawing: ShieldCheck, tone: 'teal' },
  { types: /login|password/, drawing: KeyRound, tone: 'slate' },
  { types: /^(welcome|plan)/, drawing: Sparkles, tone: 'violet' },
];

const OTHER: Omit<Kind, 'types'> = { drawing: Bell, tone: 'slate' };

const kindOf = (type: string) => KINDS.find(({ types }) => types.test(type)) ?? OTHER;

/** The colour that goes with a note's type. */
export const toneOf = (type: string): Tone => kindOf(type).tone;

const elements = (className?: string) =>
  new Map([...KINDS, OTHER].map(({ drawing }) => [drawing, icon(drawing, className)]));
const GLYPHS = elements();
const BADGES = elements('row-badge');

/** The drawing that goes with a note's type; the note's own words say the same, so it is hidden from readers. */
export const kindGlyph = (type: string): ReactNode => GLYPHS.get(kindOf(type).drawing);

/** The same as a badge, for the corner of an image. */
export const kindBadge = (type: string): ReactNode => BADGES.get(kindOf(type).drawing);
