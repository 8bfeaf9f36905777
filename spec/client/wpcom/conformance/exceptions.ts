import { stringify } from 'qs';
import type { Recorded } from './record';

/** A difference between the wpcom face and wpcom (decision equal-to-wpcom), with its reason. */
export interface Exception {
  readonly calls: RegExp;
  readonly forms: RegExp;
  /** The version with the difference, if the other has none. */
  readonly version?: string;
  /** wpcom never calls the callback, also not after a refusal. */
  readonly isUncalled?: true;
  readonly reason: string;
  /** What our face records, computed from wpcom's record. */
  readonly instead: (theirs: Recorded) => Recorded;
}

type Params = Recorded['requests'][number];
const withParams = (theirs: Recorded, change: (params: Params) => Params): Recorded => ({
  ...theirs,
  requests: theirs.requests.map(change),
});

/** Throws this error and sends nothing. */
const throwing =
  (message: string) =>
  (theirs: Recorded): Recorded => ({ ...theirs, requests: [], results: [], thrown: [`Error: ${message}`] });

const slugIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'slug' in body ? String(body.slug) : '';

const SPECIAL = new Set(['apiVersion', 'apiNamespace', 'proxyOrigin']);

/** Moves the fields of a body into the query, except for parameters of the request. */
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
 * All differences for a custom handler. packages/client/README.md lists those of the default handler, which
 * returns `{ abort() }` instead of a superagent request, treats an empty answer as an error, and
 * reads no streams of records. It also lists `post({ slug }).update(data)` from wpcom's README,
 * which wpcom sends to the post 'undefined' and which throws here (section 5).
 */
export const EXCEPTIONS: readonly Exception[] = [
  {
    calls: /comment\.like\.add$|plugin\.(updateVersion|delete)$|resendICANN$|sms\.send$/,
    forms: /query|api|proxy/,
    reason: 'wpcom sends the query as the body',
    instead: (theirs) => withParams(theirs, asQuery),
  },
  {
    calls: /plugin\.install$/,
    forms: /query|api|proxy/,
    version: '5.4.2',
    reason: 'wpcom sends the query as the body',
    instead: (theirs) => withParams(theirs, asQuery),
  },
  {
    calls: /plugin\.install$/,
    forms: /./,
    version: '7.1.1',
    reason: 'wpcom sends the slug in the body, to /plugins/install (section 7: to /plugins/{slug}/install)',
    instead: (theirs) =>
      withParams(theirs, ({ body, path, ...params }) => ({
        ...params,
        path: String(path).replace('install', `${slugIn(body)}/install`),
      })),
  },
  {
    calls: /creditVouchers\./,
    forms: /^callback( \(.*)?$/,
    reason: 'wpcom drops the namespace if there is a callback and no query',
    instead: (theirs) => withParams(theirs, (params) => ({ ...params, apiNamespace: 'wpcom/v2' })),
  },
  {
    calls: /media\.get$/,
    forms: /^callback$/,
    reason: 'wpcom drops the version if there is a callback and no query',
    instead: (theirs) => withParams(theirs, (params) => ({ ...params, apiVersion: '1.2' })),
  },
  {
    calls: /profileLinks\.add$/,
    forms: /^promise \(/,
    reason: 'wpcom throws without its optional query',
    instead: () => ({
      requests: [
        {
          path: '/me/settings/profile-links/new',
          method: 'POST',
          apiVersion: '1.2',
          query: '',
          body: { links: [{ title: 'A title', value: 'example.test' }] },
        },
      ],
      results: [ANSWER],
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
    instead: (theirs) => ({ ...theirs, results: [[null, ANSWER]] }),
  },
  {
    calls: /survey\.submit$/,
    forms: /^callback, .*collected/,
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
    reason: 'wpcom encodes an id that is already encoded',
    instead: (theirs) => ({ ...withParams(theirs, onceEncoded), ids: onceEncoded(theirs.ids) }),
  },
  {
    calls: /reblog\.add$/,
    forms: /nowhere/,
    reason: 'wpcom sends a reblog without a destination, or calls back (section 5: it throws)',
    instead: throwing('destination_site_id is not defined'),
  },
  {
    calls: /site\.(category|tag)\.add$/,
    forms: /nameless/,
    reason: 'wpcom sends a term without a name (section 5: it throws)',
    instead: throwing('params.name is not correctly defined'),
  },
  {
    calls: /media\.edit$/,
    forms: /path/,
    reason: 'wpcom sends the path and not the file',
    instead: (theirs) =>
      withParams(theirs, (params) => ({ ...params, formData: [['media', 'a stream of package.json']] })),
  },
  {
    calls:
      /^domain\.(updateNameservers|email\.forward|dns\.delete)$|post\.restore$|follow\.(add|follow)$|^site\.(plugin\.(activate|deactivate|install|enableAutoupdate|disableAutoupdate)|wpcomPlugin\.(activate|deactivate)|wordAds\.tos\.sign)$/,
    forms: /^callback$/,
    version: '7.1.1',
    isUncalled: true,
    reason: 'wpcom takes a callback without a query for the query, and never calls it',
    instead: (theirs) => ({ ...theirs, results: [[null, ANSWER]] }),
  },
  {
    calls: /^site\.comment\.(replies|add)$/,
    forms: /./,
    reason: "wpcom sends to the post 'undefined', because a comment of a site has no post",
    instead: throwing('post id is not correctly defined'),
  },
];

/** The differences of a version in a form of a call. */
export const exceptionsOf = (version: string, name: string, form: string): readonly Exception[] =>
  EXCEPTIONS.filter(
    ({ calls, forms, version: only = version }) => only === version && calls.test(name) && forms.test(form),
  );

/** The parameters with ids encoded once: '%252F' becomes '%2F'. */
export const onceEncoded = (record: Params): Params =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'query' ? value.replace(/%(25)+/g, '%') : value,
    ]),
  );
