/** A translatable text of the panel. */
export interface Message {
  readonly text: string;
  /** Distinguishes texts with the same words. */
  readonly context?: string;
  /** The plural text. */
  readonly plural?: string;
  /** Comments for translators. */
  readonly notes: readonly string[];
  /** Source files relative to the project, with slashes, sorted. */
  readonly files: readonly string[];
}

/** The key of a message in a Jed file. */
export const keyOf = ({ context, text }: Pick<Message, 'context' | 'text'>): string =>
  context === undefined ? text : `${context}\u0004${text}`;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares messages by text, then by context, independently of the locale. */
export const inOrder = (a: Message, b: Message): number =>
  byText(a.text, b.text) || byText(a.context ?? '', b.context ?? '');

/**
 * Merges two messages with the same key. Throws if their plurals differ, because a Jed file has one
 * entry for both.
 */
export function merged(a: Message, b: Message): Message {
  if (a.plural !== b.plural && a.plural !== undefined && b.plural !== undefined)
    throw new Error(`"${a.text}" has two plurals: "${a.plural}" and "${b.plural}"`);
  const plural = a.plural ?? b.plural;
  return {
    ...a,
    ...(plural !== undefined && { plural }),
    notes: [...new Set([...a.notes, ...b.notes])],
    files: [...new Set([...a.files, ...b.files])].sort(byText),
  };
}
