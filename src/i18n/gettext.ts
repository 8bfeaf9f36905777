import pluralForms from '@tannin/plural-forms';

/**
 * The texts of a language in Jed 1.x format. The key is the English text, with its context and
 * U+0004 before it if there is one; the value is the list of plural forms.
 */
export type LocaleData = Readonly<Record<string, readonly string[] | { readonly plural_forms: string }>>;

/** Gettext's functions for one language. A text without a translation stays English. */
export interface Gettext {
  readonly __: (text: string) => string;
  readonly _x: (text: string, context: string) => string;
  readonly _n: (singular: string, plural: string, count: number) => string;
  /** Replaces all texts. Throws if the plural rule is invalid. */
  readonly setLocaleData: (texts: LocaleData) => void;
}

/** Replaces `%s` and `%d`, in order or by number (`%2$s`), and `%%` by a per cent sign. */
export function sprintf(text: string, ...values: readonly (string | number)[]): string {
  let next = 0;
  return text.replace(/%(?:%|(?:(\d+)\$)?[sd])/g, (placeholder, number?: string) =>
    placeholder === '%%' ? '%' : String(values[number === undefined ? next++ : Number(number) - 1] ?? ''),
  );
}

const english = (count: number): number => (count === 1 ? 0 : 1);

/** Starts without texts, which is English. */
export function createGettext(): Gettext {
  let texts: LocaleData = {};
  let formOf = english;
  const formsOf = (key: string): readonly string[] => {
    const forms = Object.hasOwn(texts, key) ? texts[key] : undefined;
    return !forms || 'plural_forms' in forms ? [] : forms;
  };
  return {
    __: (text) => formsOf(text)[0] ?? text,
    _x: (text, context) => formsOf(`${context}\u0004${text}`)[0] ?? text,
    _n: (singular, plural, count) =>
      formsOf(singular)[formOf(count)] ?? (english(count) === 0 ? singular : plural),
    setLocaleData: (newTexts) => {
      const { '': head } = newTexts;
      formOf = head && 'plural_forms' in head ? compileRule(head.plural_forms) : english;
      texts = newTexts;
    },
  };
}

/** Compiles a plural rule such as `nplurals=2; plural=n != 1;`. Throws if it is invalid. */
function compileRule(header: string): (count: number) => number {
  const rule = pluralForms(/plural=([^;]*)/.exec(header)?.[1] ?? '');
  const formOf = (count: number): number => Number(Reflect.apply(rule, undefined, [count]));
  if (!Number.isInteger(formOf(2))) throw new TypeError(`"${header}" is not a plural rule`);
  return formOf;
}
