import type { PluralRule, Texts } from './gettext';
import { LANGUAGE_WAIT_MS } from '../streams/timing';

/** A language: its locale, texts and plural rule. */
export interface Language {
  /**
   * The BCP 47 tag for the page, and for dates and numbers. It is 'de-AT' even if the texts are those of 'de'.
   */
  readonly locale: string;
  /**
   * The texts for `setLocaleData`. Those of English contain only its text direction, because its texts are in
   * the source code.
   */
  readonly texts: Texts;
  /** The plural rule; undefined for English. */
  readonly formOf?: PluralRule;
}

/** The address of each language file, by locale. */
export type LanguageFiles = ReadonlyMap<string, string>;

/** The language of the texts in the source code. */
const SOURCE = 'en';

/**
 * Loads the texts of a locale, or of its base language ('de' for 'de-AT'). Returns English if there are no
 * texts, if they are malformed, or after 1.5 s. Never rejects; problems are reported.
 */
export async function loadLanguage(
  requested: string,
  files: LanguageFiles,
  { fetch }: Pick<Window & typeof globalThis, 'fetch'>,
  report: (problem: string) => void,
): Promise<Language> {
  const name = fallbacks(requested).find((locale) => locale === SOURCE || files.has(locale));
  const address = files.get(name ?? '');
  if (name === SOURCE) return { locale: requested, texts: { ...direction(requested) } };
  try {
    if (address === undefined) throw new Error('there is no such language here');
    // English needs neither the parser nor a file, so the first screen contains neither.
    const signal = AbortSignal.timeout(LANGUAGE_WAIT_MS);
    const [{ readTexts }, file] = await Promise.race([
      Promise.all([import(/* webpackChunkName: 'texts' */ './read-texts'), getJson(address, fetch, signal)]),
      // The signal aborts the fetch of the texts, but not the loading of the parser.
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('it takes too long')));
      }),
    ]);
    const { texts, formOf } = readTexts(file);
    return { locale: requested, texts: { ...texts, ...direction(requested) }, formOf };
  } catch (error) {
    report(`no texts in ${requested}, so English: ${String(error)}`);
    return { locale: SOURCE, texts: direction(SOURCE) };
  }
}

/** Returns a locale and its shorter forms, such as 'zh-Hant-TW', 'zh-Hant' and 'zh' (RFC 4647, "Lookup"). */
function fallbacks(locale: string): readonly string[] {
  const parts = new Intl.Locale(locale).baseName.split('-');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
}

async function getJson(
  address: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/**
 * Returns the text direction of a locale as a gettext text. `Intl.Locale`'s own text info is not available in
 * all browsers.
 */
function direction(locale: string): Texts {
  const script = scriptOf(new Intl.Locale(locale)) ?? '';
  return { 'text direction\u0004ltr': [RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr'] };
}

/** Not called for English, because the first call of `maximize` takes 4 ms, before the first screen. */
const scriptOf = (locale: Intl.Locale): string | undefined =>
  locale.script ?? (locale.language === SOURCE ? 'Latn' : locale.maximize().script);
