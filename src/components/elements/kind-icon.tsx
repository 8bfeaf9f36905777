import {
  AtSign,
  Bell,
  FileText,
  Flame,
  type IconNode,
  MessageSquare,
  Repeat2,
  ShieldCheck,
  ShoppingBag,
  Star,
  TrendingUp,
  Trophy,
  UserPlus,
} from 'lucide';
import type { ReactNode } from 'react';
import { icon } from './icon';

/** The colour of a note's badge, named like `--tone-*` in theme.css. */
type Tone = 'blue' | 'amber' | 'green' | 'teal' | 'violet' | 'pink' | 'gold' | 'slate';

interface Kind {
  /** Matches a note's type. The platform adds types, so some patterns match only a part of the type. */
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
  { types: /^rewind|scan|backup|login|password/, drawing: ShieldCheck, tone: 'teal' },
  { types: /^(welcome|plan)/, drawing: Star, tone: 'violet' },
];

const OTHER: Omit<Kind, 'types'> = { drawing: Bell, tone: 'slate' };

const kindOf = (type: string) => KINDS.find(({ types }) => types.test(type)) ?? OTHER;

/** Returns the colour of the badge for a note's type. */
export const toneOf = (type: string): Tone => kindOf(type).tone;

const iconsByDrawing = (className?: string) =>
  new Map([...KINDS, OTHER].map(({ drawing }) => [drawing, icon(drawing, className)]));
const ICONS = iconsByDrawing();
const BADGES = iconsByDrawing('row-badge');

/** Returns the icon for a note's type. */
export const kindIcon = (type: string): ReactNode => ICONS.get(kindOf(type).drawing);

/** Returns the icon for a note's type as a badge at the corner of the avatar. */
export const kindBadge = (type: string): ReactNode => BADGES.get(kindOf(type).drawing);
