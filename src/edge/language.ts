import { createGettext, type LocaleData } from '../gettext';
import { isObject } from '../streams/notes/read';
import { LANGUAGE_WAIT_MS } from '../streams/timing';

/** A language to draw the panel in. */
export interface Language {
  /** BCP 47, for the page, dates and numbers: 'de-AT', where the texts are those of 'de'. */
  readonly locale: string;
  /** Jed 1.x, as `setLocaleData` takes it; of English only which way it runs, since its texts are in the sources. */
  readonly texts: LocaleData;
}

/** Where the texts of each language are, by locale. */
export type LanguageFiles = ReadonlyMap<string, string>;

/** The language that the texts in the sources are in. */
const SOURCE = 'en';

/**
 * The language asked for, or the one it is a variety of; English when there are no texts in it, when they are broken,
 * or when they take too long (issue "Languages"). Never rejects: what went wrong is reported.
 */
export async function loadLanguage(
  asked: string,
  files: LanguageFiles,
  { fetch }: Pick<Window & typeof globalThis, 'fetch'>,
  report: (problem: string) => void,
): Promise<Language> {
  const name = varieties(asked).find((locale) => locale === SOURCE || files.has(locale));
  const address = files.get(name ?? '');
  if (name === SOURCE) return { locale: asked, texts: { ...direction(asked) } };
  try {
    if (address === undefined) throw new Error('there is no such language here');
    const texts = parseTexts(await getJson(address, fetch));
    return { locale: asked, texts: { ...texts, ...direction(asked) } };
  } catch (error) {
    report(`no texts in ${asked}, so English: ${String(error)}`);
    return { locale: SOURCE, texts: direction(SOURCE) };
  }
}

/** A locale, then without its last part, and so on: 'zh-Hant-TW', 'zh-Hant', 'zh' (RFC 4647, "Lookup"). */
function varieties(locale: string): readonly string[] {
  const parts = new Intl.Locale(locale).baseName.split('-');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
}

async function getJson(address: string, fetch: typeof globalThis.fetch): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LANGUAGE_WAIT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** The texts of a language file. Throws for what is no Jed file: its texts must be texts, and its rule for plurals a rule. */
export function parseTexts(value: unknown): LocaleData {
  if (!isObject(value)) throw new TypeError('the file holds no object');
  const { '': head, ...entries } = value;
  if (!isObject(head) || typeof head.plural_forms !== 'string')
    throw new TypeError('the file names no plural_forms');
  const texts: Record<string, LocaleData[string]> = { '': { plural_forms: head.plural_forms } };
  for (const [key, forms] of Object.entries(entries)) {
    if (!isForms(forms)) throw new TypeError(`"${key}" is not translated by a list of texts`);
    texts[key] = forms;
  }
  // A rule that cannot be counted by must not come to light while the panel draws itself.
  createGettext().setLocaleData(texts);
  return texts;
}

const isForms = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((form) => typeof form === 'string' && form !== '');

/** Scripts that run from right to left. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Which way a locale's script runs, said as gettext's users do. Known everywhere, unlike Intl.Locale's text info. */
function direction(locale: string): LocaleData {
  const script = scriptOf(new Intl.Locale(locale)) ?? '';
  return { 'text direction\u0004ltr': [RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr'] };
}

/** The first look at the likely scripts of languages takes 4 ms, before anything is drawn; that of English is known. */
const scriptOf = (locale: Intl.Locale): string | undefined =>
  locale.script ?? (locale.language === SOURCE ? 'Latn' : locale.maximize().script);
