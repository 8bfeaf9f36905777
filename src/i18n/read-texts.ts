import pluralForms from '@tannin/plural-forms';
import { isObject } from '../lib/json';
import type { PluralRule, Texts } from './gettext';

/** Parses a language file in Jed 1.x format. Throws if a text or the plural rule is malformed. */
export function readTexts(value: unknown): { readonly texts: Texts; readonly formOf: PluralRule } {
  if (!isObject(value)) throw new TypeError('the file holds no object');
  const { '': head, ...entries } = value;
  if (!isObject(head) || typeof head.plural_forms !== 'string')
    throw new TypeError('the file names no plural_forms');
  const texts: Record<string, readonly string[]> = {};
  for (const [key, forms] of Object.entries(entries)) {
    if (!isForms(forms)) throw new TypeError(`"${key}" is not translated by a list of texts`);
    texts[key] = forms;
  }
  return { texts, formOf: compileRule(head.plural_forms) };
}

const isForms = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((form) => typeof form === 'string' && form !== '');

/** Compiles a plural rule such as `nplurals=2; plural=n != 1;`. Throws if it is invalid. */
export function compileRule(header: string): PluralRule {
  const rule = pluralForms(/plural=([^;]*)/.exec(header)?.[1] ?? '');
  const formOf: PluralRule = (count) => Number(Reflect.apply(rule, undefined, [count]));
  if (!Number.isInteger(formOf(2))) throw new TypeError(`"${header}" is not a plural rule`);
  return formOf;
}
