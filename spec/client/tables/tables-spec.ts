import { NEVER, of } from 'rxjs';
import { type Client, createClient, type Transport } from '../../../src/client';
import { api } from '../../../src/client/tables';
import { notifications } from '../../../src/client/tables/notifications';
import type { Noun } from '../../../src/client/tables/noun';
import { ACCOUNT_ROWS, DOMAIN_ROWS, ME_ROWS } from './rows/account-rows';
import { CONTENT_ROWS } from './rows/content-rows';
import type { Group, Row } from './rows/row';
import { SITE_ROWS } from './rows/site-rows';

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

/** The groups of a chain whose path is `root`, as rows of the client with whole paths. */
const below = <Chain>(
  root: string,
  chainOf: (c: Client) => Chain,
  groups: readonly Group<Chain>[],
): readonly Group<Client>[] =>
  groups.map(([rule, ...rows]) => [
    rule,
    ...rows.map(([request, call]): Row<Client> => [
      request.replace(/^(\w+) (?!\/rest\/|\/wp-json\/)/, `$1 /rest/v1.1${root}`),
      (c) => call(chainOf(c)),
    ]),
  ]);

const GROUPS: readonly Group<Client>[] = [
  ...below('', (c) => c, ACCOUNT_ROWS),
  ...below('/domains/a.test', (c) => c.domain('a.test'), DOMAIN_ROWS),
  ...below('/me', (c) => c.me(), ME_ROWS),
  ...below('/sites/1', (c) => c.site(1), [...CONTENT_ROWS, ...SITE_ROWS]),
];

/** Each endpoint of the tables as 'PUT /sites/{}/posts/{}/likes/new'. */
const linesOf = ({ calls, nouns }: Noun): readonly string[] => [
  ...Object.values(calls).map(({ verb, path }) => `${verb} ${path.replace(/\{[^}]*\}/g, '{}')}`),
  ...Object.values(nouns).flatMap(linesOf),
];

describe('[http-methods] the request of section 7 is sent on subscription', () => {
  beforeEach(() => sent.splice(0));

  describe.each(GROUPS.map(([rule, ...rows]) => [rule, rows] as const))('for %s', (_rule, rows) => {
    it.each(rows)('%s', (request, call) => {
      const answer$ = call(client);
      expect(sent).toEqual([]);
      answer$.subscribe();
      expect(sent).toEqual([request]);
    });
  });
});

test('[scope-of-the-client] the tables have no endpoint without such a row', () => {
  const asked = GROUPS.flatMap(([, ...rows]) => rows.map(([request]) => request)).map((request) =>
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
