/**
 * The arguments of a call in one form: as a promise or with a callback, with or without a query.
 */
export interface Form {
  readonly name: string;
  /** New arguments each time, because wpcom changes objects that it gets. `fn` is the callback. */
  readonly args: (fn: unknown) => readonly unknown[];
}

/** All forms of a call. */
export type Case = readonly Form[];

/** Queries of all kinds of values, with a version or a namespace, which wpcom takes out of them. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  query: {
    context: 'edit',
    ids: [1, 2],
    'odd key': "it's (odd) & ünïcode",
    empty: null,
    nested: { a: { b: 1 } },
    list: [{ a: 1, b: 2 }, { a: 3 }],
    lists: [[1, 2], [3]],
    apiVersion: '1.3',
    proxyOrigin: 'https://proxy.test',
  },
  'apiNamespace alone': { apiNamespace: 'wp/v2' },
};

const copy = <T>(value: T): T =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? structuredClone(value)
    : value;

const queries = Object.entries(QUERIES);

/** `lead..., query?, body..., fn?` */
const forms = (lead: readonly unknown[], body: readonly unknown[]): Case => [
  { name: 'promise', args: () => [...lead, ...body].map(copy) },
  { name: 'callback', args: (fn) => [...[...lead, ...body].map(copy), fn] },
  ...queries.flatMap(([name, query]) => [
    { name: `promise, ${name}`, args: () => [...lead, query, ...body].map(copy) },
    { name: `callback, ${name}`, args: (fn: unknown) => [...[...lead, query, ...body].map(copy), fn] },
  ]),
];

/** `lead..., query?, fn?` */
export const takes = (...lead: readonly unknown[]): Case => forms(lead, []);

/** `lead..., query?, body, fn?` */
export const sends = (body: unknown, ...lead: readonly unknown[]): Case => forms(lead, [body]);

/** `lead..., fn?` for calls that take no query in wpcom. */
export const only = (...lead: readonly unknown[]): Case => takes(...lead).slice(0, 2);

/** A method that sends no request. */
export const does = (...args: readonly unknown[]): Case => [{ name: 'plain', args: () => args.map(copy) }];

/** Several sets of arguments for one call. */
export const each = (cases: Readonly<Record<string, Case>>): Case =>
  Object.entries(cases).flatMap(([label, forms]) =>
    forms.map(({ name, args }) => ({ name: `${name} (${label})`, args })),
  );

/** These cases below a chain. */
export const within = <T>(prefix: string, record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [`${prefix}.${name}`, value]));
