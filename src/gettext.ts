import pluralForms from '@tannin/plural-forms';

/** Texts in a language, as Jed 1.x has them: lists of forms by their English, after a context and U+0004 where there is one. */
export type LocaleData = Readonly<Record<string, readonly string[] | { readonly plural_forms: string }>>;

/** Gettext's functions over the texts of one language; what is not translated stays English. */
export interface Gettext {
  readonly __: (text: string) => string;
  readonly _x: (text: string, context: string) => string;
  readonly _n: (singular: string, plural: string, count: number) => string;
  /** Takes other texts from now on. Throws for a rule of plurals that is none. */
  readonly setLocaleData: (texts: LocaleData) => void;
}

/** A text with its `%s` and `%d` filled in, in turn or by their numbers (`%2$s`); `%%` is a per cent sign. */
export function sprintf(text: string, ...values: readonly (string | number)[]): string {
  let next = 0;
  return text.replace(/%(?:%|(?:(\d+)\$)?[sd])/g, (place, number?: string) =>
    place === '%%' ? '%' : String(values[number === undefined ? next++ : Number(number) - 1] ?? ''),
  );
}

const english = (count: number): number => (count === 1 ? 0 : 1);

/** Made over no texts, which is English. */
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
    setLocaleData: (given) => {
      const { '': head } = given;
      formOf = head && 'plural_forms' in head ? ruleOf(head.plural_forms) : english;
      texts = given;
    },
  };
}

/** The rule of `nplurals=2; plural=n != 1;`, compiled. Throws where it is none. */
function ruleOf(header: string): (count: number) => number {
  const rule = pluralForms(/plural=([^;]*)/.exec(header)?.[1] ?? '');
  const formOf = (count: number): number => Number(Reflect.apply(rule, undefined, [count]));
  if (!Number.isInteger(formOf(2))) throw new TypeError(`"${header}" is no rule of plurals`);
  return formOf;
}
