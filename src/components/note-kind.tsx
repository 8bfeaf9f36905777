import {
  AtSign,
  Bell,
  FileText,
  Flame,
  KeyRound,
  type LucideIcon,
  MessageSquare,
  Repeat2,
  ShieldCheck,
  ShoppingBag,
  Sparkles,
  Star,
  TrendingUp,
  Trophy,
  UserPlus,
} from 'lucide-react';

/** The colour of a kind's badge; see `--tone-*` in theme.css. */
type Tone = 'blue' | 'amber' | 'green' | 'teal' | 'violet' | 'pink' | 'gold' | 'slate';

interface Kind {
  /** Matches the note's type; the platform has more types than any list of ours, so families go by their words. */
  readonly types: RegExp;
  readonly icon: LucideIcon;
  readonly tone: Tone;
}

const KINDS: readonly Kind[] = [
  { types: /^comment$/, icon: MessageSquare, tone: 'blue' },
  { types: /^(like|comment_like)$/, icon: Star, tone: 'amber' },
  { types: /^follow$/, icon: UserPlus, tone: 'green' },
  { types: /^reblog/, icon: Repeat2, tone: 'teal' },
  { types: /^(automattcher|mention|yosemite)$/, icon: AtSign, tone: 'pink' },
  { types: /^(new_post|post)$/, icon: FileText, tone: 'slate' },
  { types: /^store_/, icon: ShoppingBag, tone: 'violet' },
  { types: /achieve|milestone|_feat$/, icon: Trophy, tone: 'gold' },
  { types: /^traffic/, icon: TrendingUp, tone: 'green' },
  { types: /^blaze/, icon: Flame, tone: 'amber' },
  { types: /^rewind|scan|backup/, icon: ShieldCheck, tone: 'teal' },
  { types: /login|password/, icon: KeyRound, tone: 'slate' },
  { types: /^(welcome|plan)/, icon: Sparkles, tone: 'violet' },
];

const OTHER: Omit<Kind, 'types'> = { icon: Bell, tone: 'slate' };

const kindOf = (type: string) => KINDS.find(({ types }) => types.test(type)) ?? OTHER;

/** The colour that goes with a note's type. */
export const toneOf = (type: string): Tone => kindOf(type).tone;

const GLYPHS = new Map([...KINDS, OTHER].map(({ icon: Icon }) => [Icon, <Icon key="glyph" aria-hidden />]));

/** The drawing that goes with a note's type; the note's own words say the same, so it is hidden from readers. */
export function KindGlyph({ type }: { type: string }) {
  return GLYPHS.get(kindOf(type).icon);
}
