// The pages of the client's nouns, packages/client/nouns/: every call with the types of its arguments, its
// query and its answer, and an example that the specs run.
import type { Chain } from './client-chains';
import { readTypes } from './client-types';

/** The chains of each page; a chain is on the first page that matches it. */
const PAGES: Readonly<Record<string, RegExp>> = {
  'batch-and-plans': /^client(\.(batch|plans|marketing)\b.*)?$/,
  notifications: /^client\.notifications$/,
  domains: /^client\.domains?\(/,
  me: /^client\.me\(/,
  users: /^client\.users\(/,
  'likes-and-follows': /\.(like|reblog|subscriber|follow)\(\)$/,
  comments: /\.comment\(/,
  posts: /\.post\(/,
  media: /\.media\(/,
  plugins: /\.(wpcomPlugin|plugin)\(/,
  terms: /\.(category|tag|taxonomy|postType)\(/,
  'site-resources': /\.(creditVouchers|settings|domain|wordAds)\(/,
  sites: /^client\.site\(site\)$/,
};

const pageOf = (chain: string): string | undefined =>
  Object.keys(PAGES).find((page) => PAGES[page]?.test(chain));

/** The pages by their names. `example` is the text of a page's example. */
export function nounPages(
  chains: readonly Chain[],
  example: (page: string) => string,
): Readonly<Record<string, string>> {
  const read = readTypes();
  const entry = ({ title, steps, calls }: Chain): string =>
    [
      title,
      ...calls.map(({ name, signature, request }) => {
        const { answer, args, query } = read(...steps, name);
        return [
          `  ${signature}`,
          `    ${request}`,
          ...(args === '' ? [] : [`    takes   ${args}`]),
          ...(query === '' ? [] : [`    query   ${query}`]),
          `    answers ${answer}`,
        ].join('\n');
      }),
    ].join('\n');
  return Object.fromEntries(
    Object.keys(PAGES).map((page) => {
      const own = chains.filter(({ title, calls }) => calls.length > 0 && pageOf(title) === page);
      return [page, `${[head(page), example(page), ...own.map(entry)].join('\n\n')}\n`];
    }),
  );
}

const head = (page: string): string =>
  `Written by scripts/client-docs.ts from src/client/tables/; do not edit. The page of ${page}.

Each call takes further options at its end; fields of the query go into their \`query\`, as do context,
http_envelope, pretty, meta, locale and fields. The types of the answers are exported by @notestream/client.`;
