import { NEVER, of } from 'rxjs';
import { createClient, type Transport } from '../../../src/client';
import { api } from '../../../src/client/tables';
import { notifications } from '../../../src/client/tables/notifications';
import type { Noun } from '../../../src/client/tables/noun';
import { ACCOUNT_ROWS } from './rows/account-rows';
import { LIST_ROWS } from './rows/list-rows';
import { ME_ROWS } from './rows/me-rows';
import { MEDIA_ROWS } from './rows/media-rows';
import { POST_ROWS } from './rows/post-rows';
import { SITE_ROWS } from './rows/site-rows';

const ROWS = [...ACCOUNT_ROWS, ...ME_ROWS, ...POST_ROWS, ...MEDIA_ROWS, ...SITE_ROWS, ...LIST_ROWS];

const sent: string[] = [];
const send: Transport['send'] = ({ method, url, body, formData }) => {
  const fields = formData?.map(
    ([name, value]) => `${name}=${value instanceof File ? value.name : JSON.stringify(value)}`,
  );
  const payload = [body, fields && `form ${fields.join('&')}`].filter((part) => part !== undefined);
  sent.push([method, url.slice('https://platform.test'.length), ...payload].join(' '));
  return of({ status: 200, text: '{}' });
};
const client = createClient({
  apiOrigin: 'https://platform.test',
  transport: { send, connect: () => NEVER },
});
beforeEach(() => {
  sent.length = 0;
});

/** Each endpoint of the tables as 'PUT /sites/{}/posts/{}/likes/new'. */
const linesOf = ({ calls, nouns }: Noun): readonly string[] => [
  ...Object.values(calls).map(({ verb, path }) => `${verb} ${path.replace(/\{[^}]*\}/g, '{}')}`),
  ...Object.values(nouns).flatMap(linesOf),
];

describe('[http-methods] [calls-of-categories-and-tags] the tables', () => {
  it.each(ROWS)('send the request of section 7: %s', (_line, call, request) => {
    const answer$ = call(client);
    expect(sent).toEqual([]);
    answer$.subscribe();
    expect(sent).toEqual([request]);
  });

  it('[scope-of-the-client] have no endpoint without such a row', () => {
    const asked = ROWS.map(([, , request]) =>
      request.replace(/\/(rest\/v[\d.]+|wp-json\/wpcom\/v2)/, '').replace(/\?.*/, ''),
    );
    const isProved = (line: string): boolean => {
      const [verb = '', path = ''] = line.split(' ');
      const pattern = new RegExp(`^${verb} ${path.replaceAll('{}', '[^/ ]+')}( |$)`);
      return asked.some((request) => pattern.test(request));
    };
    const lines = [...linesOf(api), ...linesOf(notifications)];
    expect(lines.filter((line) => !isProved(line))).toEqual([]);
    expect(lines.length).toBeGreaterThan(150);
  });
});
