import { type Case, does, each, only, sends, takes, within } from './cases';
import { SITE_CALLS, SITE_STEPS } from './site-cases';

const query = takes();

/** The steps from an instance to each of wpcom's objects, with their arguments. */
export const STEPS: Readonly<Record<string, readonly unknown[]>> = {
  batch: [],
  domain: ['example.test'],
  'domain.email': ['me@example.test'],
  'domain.dns': [],
  domains: [],
  marketing: [],
  'marketing.survey': ['a-survey', 42],
  me: [],
  'me.settings': [],
  'me.settings.profileLinks': [],
  'me.settings.password': [],
  'me.connectedApp': [11],
  'me.publicizeConnection': [12],
  'me.keyringConnection': [13],
  'me.twoStep': [],
  'me.twoStep.sms': [],
  plans: [],
  site: ['example.test/blog'],
  ...within('site', SITE_STEPS),
  users: [],
};

const connection = { get: query, delete: query };
const record = { type: 'A', name: 'www', data: '192.0.2.1' };
const target = { path: '/any/path', responseType: 'text' };

/** The calls of every object of wpcom, in all their forms. */
export const CALLS: Readonly<Record<string, Case>> = {
  freshlyPressed: query,
  loadToken: does('another token'),
  isTokenLoaded: does(),
  sendRequest: each({
    path: takes('/any/path'),
    'a body': takes({ path: '/any/path', method: 'put' }, {}, { a: 1 }).slice(0, 2),
  }),
  ...within('req', {
    get: each({
      path: takes('/any/path'),
      'a version': only('/any/path', { apiVersion: '1.3' }),
      'a namespace': only('/any/path', { apiNamespace: 'wpcom/v9', number: 5 }),
      object: takes(target),
      'objects in a list': only('/any/path', { a: [{ b: 1, c: 2 }] }),
    }),
    post: each({ path: sends({ a: 1 }, '/any/path'), object: sends({ a: 1 }, { path: '/any/path' }) }),
    put: sends({ a: 1 }, '/any/path'),
    del: takes('/any/path'),
  }),
  ...within('pinghub', {
    connect: [{ name: 'callback', args: (fn) => ['/wpcom/me/newest-note-data', fn] }],
    disconnect: does('/wpcom/me/newest-note-data'),
    remove: does('/wpcom/me/newest-note-data'),
  }),
  ...within('batch', { add: does('/me'), run: query }),
  ...within('domain', {
    status: query,
    isAvailable: query,
    isMappable: query,
    canRedirect: takes(42),
    emailForwards: query,
    nameserversList: query,
    updateNameservers: takes(['ns1.test', 'ns2.test']),
    dnsList: query,
    googleAppsList: query,
    resendICANN: query,
    'email.forward': takes('to@example.test'),
    'email.add': takes('me', 'to@example.test'),
    'email.delete': takes('me'),
    'dns.add': takes(record),
    'dns.delete': takes(record),
  }),
  ...within('domains', {
    suggestions: each({
      term: only('a term'),
      object: only({ query: 'a term', quantity: 3, apiVersion: '1.2' }),
      none: only(),
    }),
    suggestionsExamples: query,
    supportedCountries: query,
    supportedStates: takes('US'),
  }),
  ...within('marketing.survey', {
    setSiteId: does(43),
    addResponse: does('why', 'because'),
    addResponses: does({ how: 'so', who: 'me' }),
    submit: each({ collected: query, passed: sends({ site_id: 44, survey_responses: { a: 1 } }).slice(2) }),
  }),
  ...within('me', {
    get: query,
    billingHistory: query,
    postsList: query,
    sites: query,
    likes: query,
    groups: query,
    connectedApps: query,
    keyringConnections: query,
    publicizeConnections: query,
    'settings.get': query,
    'settings.update': sends({ description: 'Me.' }),
    ...within('settings.profileLinks', {
      get: query,
      mine: query,
      add: each({
        one: takes({ title: 'A title', value: 'example.test' }),
        several: takes([{ title: 'A title', value: 'example.test' }]),
      }),
      del: takes('example.test'),
      delete: takes('example.test'),
    }),
    'settings.password.validate': takes('secret'),
    ...within('connectedApp', connection),
    ...within('keyringConnection', connection),
    ...within('publicizeConnection', {
      ...connection,
      add: sends({ site_ID: 42 }),
      update: sends({ shared: true }),
    }),
    'twoStep.get': query,
    'twoStep.sms.send': query,
  }),
  ...within('plans', { list: query, features: query }),
  ...within('site', SITE_CALLS),
  'users.suggest': query,
};
