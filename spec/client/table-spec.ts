import { NEVER, of } from 'rxjs';
import { createClient, type Transport } from '../../src/client';
import { api } from '../../src/client/endpoints';
import { notifications } from '../../src/client/endpoints/notifications';
import type { Noun } from '../../src/client/noun';
import { ACCOUNT_ROWS } from './table/account-rows';
import { LIST_ROWS } from './table/list-rows';
import { ME_ROWS } from './table/me-rows';
import { MEDIA_ROWS } from './table/media-rows';
import { POST_ROWS } from './table/post-rows';
import { SITE_ROWS } from './table/site-rows';

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

/** 'PUT /sites/{}/posts/{}/likes/new' for each line of the tables. */
const linesOf = ({ calls, nouns }: Noun): readonly string[] => [
  ...Object.values(calls).map(({ verb, path }) => `${verb} ${path.replace(/\{[^}]*\}/g, '{}')}`),
  ...Object.values(nouns).flatMap(linesOf),
];

describe('section 7, line by line', () => {
  it.each(ROWS)('%s', (_line, call, request) => {
    const answer$ = call(client);
    expect(sent).toEqual([]);
    answer$.subscribe();
    expect(sent).toEqual([request]);
  });

  it('is all that the tables have, and no line of theirs goes without proof', () => {
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
