/** A text of the panel that can be translated. */
export interface Message {
  readonly text: string;
  /** Tells texts of the same words apart. */
  readonly context?: string;
  /** The text of more than one. */
  readonly plural?: string;
  /** What translators are told. */
  readonly notes: readonly string[];
  /** Relative to the project, with slashes, in order. */
  readonly files: readonly string[];
}

/** How a message is called in a Jed file. */
export const keyOf = ({ context, text }: Pick<Message, 'context' | 'text'>): string =>
  context === undefined ? text : `${context}\u0004${text}`;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By their words, then by their context, the same on every machine. */
export const inOrder = (a: Message, b: Message): number =>
  byText(a.text, b.text) || byText(a.context ?? '', b.context ?? '');

/** The same text of two places. Throws when it has two plurals, which no Jed file could tell apart. */
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
