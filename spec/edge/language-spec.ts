import { loadLanguage } from '../../src/edge/language';

const FILES = new Map([
  ['de', 'languages/de.json'],
  ['zh-Hant', 'languages/zh-Hant.json'],
  ['ar', 'languages/ar.json'],
]);

const HEAD = { domain: 'notestream', lang: 'de', plural_forms: 'nplurals=2; plural=(n != 1);' };

/** A network with one answer for all files, which notes what it is asked for. */
function network(body: string | Error, status = 200) {
  const asked: string[] = [];
  const fetch = (address: RequestInfo | URL): Promise<Response> => {
    asked.push(address instanceof Request ? address.url : address.toString());
    return body instanceof Error ? Promise.reject(body) : Promise.resolve(new Response(body, { status }));
  };
  return { asked, fetch };
}

async function load(locale: string, body: string | Error = JSON.stringify({ '': HEAD }), status?: number) {
  const { asked, fetch } = network(body, status);
  const problems: string[] = [];
  const language = await loadLanguage(locale, FILES, { fetch }, (problem) => problems.push(problem));
  return { ...language, asked, problems };
}

const DIRECTION = 'text direction\u0004ltr';

describe('a language', () => {
  it.each([
    ['de', 'languages/de.json'],
    ['de-AT', 'languages/de.json'],
    ['zh-Hant-TW', 'languages/zh-Hant.json'],
    ['ar-EG-u-nu-latn', 'languages/ar.json'],
  ])('asked for as %s has the texts of %s, and stays what was asked for', async (asked, file) => {
    expect(await load(asked)).toMatchObject({ locale: asked, asked: [file], problems: [] });
  });

  it('has its texts, and its rule for plurals', async () => {
    const { texts } = await load('de', JSON.stringify({ '': HEAD, Today: ['Heute'] }));
    expect(texts).toMatchObject({ '': { plural_forms: HEAD.plural_forms }, Today: ['Heute'] });
  });

  it.each(['en', 'en-GB'])('that is English (%s) needs no file', async (asked) => {
    expect(await load(asked)).toMatchObject({ locale: asked, asked: [], problems: [] });
  });

  it.each([
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['de', 'ltr'],
    ['en', 'ltr'],
    ['en-GB', 'ltr'],
    ['en-Arab', 'rtl'],
  ])('runs as its script does: %s is %s', async (locale, direction) => {
    expect((await load(locale)).texts).toMatchObject({ [DIRECTION]: [direction] });
  });
});

describe('instead, it is English, and the console is told once, where', () => {
  it.each([
    ['there is no such language', 'xx', undefined, undefined, 'there is no such language here'],
    ['the file is not there', 'ar', 'Not found', 404, 'languages/ar.json answered 404'],
    ['the network fails', 'ar', new TypeError('Failed to fetch'), undefined, 'Failed to fetch'],
    ['the file is no JSON', 'ar', '<!doctype html>', undefined, 'JSON'],
    ['it is no object', 'ar', '["Today"]', undefined, 'the file holds no object'],
    ['it has no head', 'ar', '{"Today":["Heute"]}', undefined, 'the file names no plural_forms'],
    ['its rule is a number', 'ar', '{"":{"plural_forms":2}}', undefined, 'the file names no plural_forms'],
    ['its rule is none', 'ar', '{"":{"plural_forms":"two"}}', undefined, ''],
    ['a text is no list', 'ar', JSON.stringify({ '': HEAD, Today: 'Heute' }), undefined, '"Today" is not'],
    ['a text is a number', 'ar', JSON.stringify({ '': HEAD, Today: [1] }), undefined, '"Today" is not'],
    ['a text is empty', 'ar', JSON.stringify({ '': HEAD, Today: [] }), undefined, '"Today" is not'],
  ])('%s', async (_rule, asked, body, status, problem) => {
    const { locale, texts, problems } = await load(asked, body, status);
    expect([locale, texts]).toEqual(['en', { [DIRECTION]: ['ltr'] }]);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(problems[0]).toContain(`no texts in ${asked}, so English: `);
  });

  it('the file takes longer than a screen can wait', async () => {
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
});
