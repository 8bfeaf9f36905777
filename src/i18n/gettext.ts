/**
 * The texts of a language. The key is the English text; a text with a context has the context and U+0004 before
 * it. The value is the list of plural forms.
 */
export type Texts = Readonly<Record<string, readonly string[]>>;

/** Returns the index of the plural form for a number. */
export type PluralRule = (count: number) => number;

/** The gettext functions for one language. A text without a translation is returned in English. */
export interface Gettext {
  readonly __: (text: string) => string;
  readonly _x: (text: string, context: string) => string;
  readonly _n: (singular: string, plural: string, count: number) => string;
  /** Replaces all texts. Without a plural rule, the English rule is used. */
  readonly setLocaleData: (texts: Texts, formOf?: PluralRule) => void;
}

/** Replaces `%s` and `%d`, in order or by number (`%2$s`), and `%%` by a percent sign. */
export function sprintf(text: string, ...values: readonly (string | number)[]): string {
  let next = 0;
  return text.replace(/%(?:%|(?:(\d+)\$)?[sd])/g, (placeholder, number?: string) =>
    placeholder === '%%' ? '%' : String(values[number === undefined ? next++ : Number(number) - 1] ?? ''),
  );
}

const english: PluralRule = (count) => (count === 1 ? 0 : 1);

/** Creates the gettext functions. Until texts are set, all texts are English. */
export function createGettext(): Gettext {
  let texts: Texts = {};
  let formOf = english;
  const formsOf = (key: string): readonly string[] =>
    (Object.hasOwn(texts, key) ? texts[key] : undefined) ?? [];
  return {
    __: (text) => formsOf(text)[0] ?? text,
    _x: (text, context) => formsOf(`${context}\u0004${text}`)[0] ?? text,
    _n: (singular, plural, count) =>
      formsOf(singular)[formOf(count)] ?? (english(count) === 0 ? singular : plural),
    setLocaleData: (newTexts, newFormOf = english) => {
      formOf = newFormOf;
      texts = newTexts;
    },
  };
}
