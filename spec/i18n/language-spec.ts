import { loadLanguage } from '../../src/i18n/language';

const FILES = new Map([
  ['de', 'languages/de.json'],
  ['zh-Hant', 'languages/zh-Hant.json'],
  ['ar', 'languages/ar.json'],
]);

const HEAD = { domain: 'notestream', lang: 'de', plural_forms: 'nplurals=2; plural=(n != 1);' };

/** A network that returns the same response for all files, and records the requests. */
function network(body: string | Error, status = 200) {
  const requested: string[] = [];
  const fetch = (address: RequestInfo | URL): Promise<Response> => {
    requested.push(address instanceof Request ? address.url : address.toString());
    return body instanceof Error ? Promise.reject(body) : Promise.resolve(new Response(body, { status }));
  };
  return { requested, fetch };
}

async function load(locale: string, body: string | Error = JSON.stringify({ '': HEAD }), status?: number) {
  const { requested, fetch } = network(body, status);
  const problems: string[] = [];
  const language = await loadLanguage(locale, FILES, { fetch }, (problem) => problems.push(problem));
  return { ...language, requested, problems };
}

const DIRECTION = 'text direction\u0004ltr';

describe('loadLanguage', () => {
  it.each([
    ['de', 'languages/de.json'],
    ['de-AT', 'languages/de.json'],
    ['zh-Hant-TW', 'languages/zh-Hant.json'],
    ['ar-EG-u-nu-latn', 'languages/ar.json'],
  ])('loads for %s the texts in %s, and keeps the locale', async (locale, file) => {
    expect(await load(locale)).toMatchObject({ locale, requested: [file], problems: [] });
  });

  it('returns the texts and the plural rule', async () => {
    const { texts, formOf } = await load('de', JSON.stringify({ '': HEAD, Today: ['Heute'] }));
    expect(texts).toMatchObject({ Today: ['Heute'] });
    expect([0, 1, 2].map((count) => formOf?.(count))).toEqual([1, 0, 1]);
  });

  it.each(['en', 'en-GB'])('loads no file for English (%s)', async (locale) => {
    expect(await load(locale)).toMatchObject({ locale, requested: [], problems: [] });
  });

  it.each([
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['de', 'ltr'],
    ['en', 'ltr'],
    ['en-GB', 'ltr'],
    ['en-Arab', 'rtl'],
  ])('derives the text direction from the script: %s is %s', async (locale, direction) => {
    expect((await load(locale)).texts).toMatchObject({ [DIRECTION]: [direction] });
  });
});

describe('loadLanguage returns English and reports one problem if', () => {
  const withText = (text: unknown): string => JSON.stringify({ '': HEAD, Today: text });

  it.each<[string, string, string | Error | undefined, string, number?]>([
    ['the language does not exist', 'xx', undefined, 'there is no such language here'],
    ['the file is missing', 'ar', 'Not found', 'languages/ar.json answered 404', 404],
    ['the network fails', 'ar', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['the file is not JSON', 'ar', '<!doctype html>', 'JSON'],
    ['the file is not an object', 'ar', '["Today"]', 'the file holds no object'],
    ['the header is missing', 'ar', '{"Today":["Heute"]}', 'the file names no plural_forms'],
    ['the plural rule is a number', 'ar', '{"":{"plural_forms":2}}', 'the file names no plural_forms'],
    ['the plural rule is invalid', 'ar', '{"":{"plural_forms":"two"}}', ''],
    ['a text is not a list', 'ar', withText('Heute'), '"Today" is not'],
    ['a text is a number', 'ar', withText([1]), '"Today" is not'],
    ['a text is empty', 'ar', withText([]), '"Today" is not'],
  ])('%s', async (_rule, requested, body, problem, status = 200) => {
    const { locale, texts, problems } = await load(requested, body, status);
    expect([locale, texts]).toEqual(['en', { [DIRECTION]: ['ltr'] }]);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(problems[0]).toContain(`no texts in ${requested}, so English: `);
  });

  it('the file takes longer than 1.5 s', async () => {
    const timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('Too late', 'TimeoutError')));
    const problems: string[] = [];
    const fetch: typeof globalThis.fetch = (_address, init) => {
      init?.signal?.throwIfAborted();
      return new Promise(() => undefined);
    };
    const { locale } = await loadLanguage('de', FILES, { fetch }, (problem) => problems.push(problem));
    expect([locale, problems]).toEqual(['en', ['no texts in de, so English: TimeoutError: Too late']]);
    expect(timeout).toHaveBeenCalledWith(1500);
  });

  it('nothing has loaded after 1.5 s, not even an error', async () => {
    const timer = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    const problems: string[] = [];
    const fetch = () => new Promise<Response>(() => undefined);
    const loading = loadLanguage('de', FILES, { fetch }, (problem) => problems.push(problem));
    timer.abort();
    expect((await loading).locale).toBe('en');
    expect(problems).toEqual(['no texts in de, so English: Error: it takes too long']);
  });
});
