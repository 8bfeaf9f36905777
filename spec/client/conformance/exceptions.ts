import { stringify } from 'qs';
import type { Recorded } from './record';

/** Where the wpcom face does not do what wpcom 5.4.2 does (decision 19): why, and what it does instead. */
export interface Exception {
  readonly calls: RegExp;
  readonly forms: RegExp;
  readonly reason: string;
  /** What we do, given what wpcom does. */
  readonly instead: (theirs: Recorded) => Recorded;
}

type Params = Recorded['asked'][number];
const withParams = (theirs: Recorded, change: (params: Params) => Params): Recorded => ({
  ...theirs,
  asked: theirs.asked.map(change),
});

const SPECIAL = new Set(['apiVersion', 'apiNamespace', 'proxyOrigin']);

/** The fields of a body as a query: what is of the request itself is not sent in it. */
function asQuery({ body, ...params }: Params): Params {
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return {
    ...params,
    ...Object.fromEntries(fields.filter(([name]) => SPECIAL.has(name))),
    query: stringify(Object.fromEntries(fields.filter(([name]) => !SPECIAL.has(name))), {
      arrayFormat: 'brackets',
    }),
  };
}

const ANSWER = { ID: 7, slug: 'answered', settings: { blogname: 'The name' } };

/**
 * Without a handler of the caller's own there are a few more, which wpcom leaves to its default handler: no superagent request
 * but `{ abort() }`, an empty answer as an error, no streams of records; docs/client.md tells them. And what both refuse:
 * `post({ slug }).update(data)`, as wpcom's README has it, asks for the post 'undefined' there, and throws here (section 5).
 */
export const EXCEPTIONS: readonly Exception[] = [
  {
    calls: /comment\.like\.add$|plugin\.(updateVersion|install|delete)$|resendICANN$|sms\.send$/,
    forms: /query|api|proxy/,
    reason: 'wpcom sends the query as the body',
    instead: (theirs) => withParams(theirs, asQuery),
  },
  {
    calls: /creditVouchers\./,
    forms: /^callback( \(.*)?$/,
    reason: 'wpcom forgets the namespace when there is a callback and no query',
    instead: (theirs) => withParams(theirs, (params) => ({ ...params, apiNamespace: 'wpcom/v2' })),
  },
  {
    calls: /media\.get$/,
    forms: /^callback$/,
    reason: 'wpcom forgets the version when there is a callback and no query',
    instead: (theirs) => withParams(theirs, (params) => ({ ...params, apiVersion: '1.2' })),
  },
  {
    calls: /profileLinks\.add$/,
    forms: /^promise \(/,
    reason: 'wpcom throws without its optional query',
    instead: () => ({
      asked: [
        {
          path: '/me/settings/profile-links/new',
          method: 'POST',
          apiVersion: '1.2',
          query: '',
          body: { links: [{ title: 'A title', value: 'example.test' }] },
        },
      ],
      told: [ANSWER],
      thrown: [],
      ids: {},
    }),
  },
  {
    calls: /comment\.(update|reply)$/,
    forms: /^promise \(text\)$/,
    reason: 'wpcom sends the text itself as the body, and not as its content',
    instead: (theirs) => withParams(theirs, (params) => ({ ...params, body: { content: params.body } })),
  },
  {
    calls: /post\.related$/,
    forms: /./,
    reason: 'wpcom sends the body as the query',
    instead: (theirs) =>
      withParams(theirs, (params) => ({
        ...params,
        query: '',
        body: { size: 3, filter: { term: { post_type: 'post' } } },
      })),
  },
  {
    calls: /follow\.(unfollow|del)$/,
    forms: /^callback, /,
    reason: 'wpcom never calls the callback',
    instead: (theirs) => ({ ...theirs, told: [[null, ANSWER]] }),
  },
  {
    calls: /survey\.submit$/,
    forms: /^callback, .*gathered/,
    reason: 'wpcom sends the query as the body, without the survey',
    instead: (theirs) =>
      withParams(theirs, (params) => ({
        ...asQuery(params),
        body: { survey_id: 'a-survey', site_id: 42, survey_responses: {} },
      })),
  },
  {
    calls: /site\.(taxonomy|postType)\./,
    forms: /./,
    reason: 'wpcom encodes what is encoded already',
    instead: (theirs) => ({ ...withParams(theirs, onceEncoded), ids: onceEncoded(theirs.ids) }),
  },
  {
    calls: /reblog\.add$/,
    forms: /nowhere/,
    reason: 'wpcom sends a reblog that goes nowhere, or tells the callback (section 5: it throws)',
    instead: (theirs) => ({
      ...theirs,
      asked: [],
      told: [],
      thrown: ['Error: destination_site_id is not defined'],
    }),
  },
  {
    calls: /site\.(category|tag)\.add$/,
    forms: /nameless/,
    reason: 'wpcom sends a term without a name (section 5: it throws)',
    instead: (theirs) => ({
      ...theirs,
      asked: [],
      told: [],
      thrown: ['Error: params.name is not correctly defined'],
    }),
  },
  {
    calls: /media\.edit$/,
    forms: /path/,
    reason: 'wpcom sends the path itself, and not the file',
    instead: (theirs) =>
      withParams(theirs, (params) => ({ ...params, formData: [['media', 'a stream of package.json']] })),
  },
  {
    calls: /^req\.get$/,
    forms: /objects in a list/,
    reason: 'brackets make two objects of one; indices keep them',
    instead: (theirs) =>
      withParams(theirs, (params) => ({ ...params, query: stringify({ a: [{ b: 1, c: 2 }] }) })),
  },
  {
    calls: /^site\.comment\.(replies|add)$/,
    forms: /./,
    reason: "wpcom asks for the post 'undefined'; a comment of a site has none",
    instead: (theirs) => ({
      ...theirs,
      asked: [],
      told: [],
      thrown: ['Error: post id is not correctly defined'],
    }),
  },
];

/** The same with ids encoded once: '%252F' is '%2F'. */
export const onceEncoded = (record: Params): Params =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'query' ? value.replace(/%(25)+/g, '%') : value,
    ]),
  );
