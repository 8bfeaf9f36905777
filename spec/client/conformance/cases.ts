/** A call with its arguments in each of its forms: in promise and callback form, with and without what is optional. */
export interface Form {
  readonly name: string;
  /** Fresh each time: wpcom writes into what it is given. `fn` stands for the callback. */
  readonly args: (fn: unknown) => readonly unknown[];
}

/** The forms of a call. */
export type Case = readonly Form[];

const QUERIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  query: {
    context: 'edit',
    ids: [1, 2],
    'odd key': "it's (odd) & ünïcode",
    empty: null,
    nested: { a: { b: 1 } },
  },
  apiVersion: { apiVersion: '1.3', number: 5 },
  apiNamespace: { apiNamespace: 'wpcom/v9', number: 5 },
  'apiVersion alone': { apiVersion: '1.3' },
  'apiNamespace alone': { apiNamespace: 'wp/v2' },
  proxyOrigin: { proxyOrigin: 'https://proxy.test' },
};

const copy = <T>(value: T): T =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? structuredClone(value)
    : value;

const queries = Object.entries(QUERIES);

/** `lead..., query?, fn?` */
export const takes = (...lead: readonly unknown[]): Case => [
  { name: 'promise', args: () => lead.map(copy) },
  { name: 'callback', args: (fn) => [...lead.map(copy), fn] },
  ...queries.flatMap(([name, query]) => [
    { name: `promise, ${name}`, args: () => [...lead.map(copy), copy(query)] },
    { name: `callback, ${name}`, args: (fn: unknown) => [...lead.map(copy), copy(query), fn] },
  ]),
];

/** `query?, body, fn?` after what leads. */
export const sends = (body: unknown, ...lead: readonly unknown[]): Case => [
  { name: 'promise', args: () => [...lead, copy(body)] },
  { name: 'callback', args: (fn) => [...lead, copy(body), fn] },
  ...queries.flatMap(([name, query]) => [
    { name: `promise, ${name}`, args: () => [...lead, copy(query), copy(body)] },
    { name: `callback, ${name}`, args: (fn: unknown) => [...lead, copy(query), copy(body), fn] },
  ]),
];

/** `lead..., fn?`: wpcom takes no query. */
export const only = (...lead: readonly unknown[]): Case => takes(...lead).slice(0, 2);

/** What is not a request: it changes the object, and gives something of it. */
export const does = (...args: readonly unknown[]): Case => [{ name: 'plain', args: () => args.map(copy) }];

/** Several sets of arguments of one call. */
export const each = (cases: Readonly<Record<string, Case>>): Case =>
  Object.entries(cases).flatMap(([label, forms]) =>
    forms.map(({ name, args }) => ({ name: `${name} (${label})`, args })),
  );
