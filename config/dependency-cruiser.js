/**
 * The import rules of ARCHITECTURE.md, type imports included: layers, the storeys of src/streams,
 * the floors of src/devtools, and no circles. `npm run lint:imports` checks them.
 */

/** Matches paths below `src/` that begin with one of the names. */
const src = (...names) => `^src/(${names.join('|')})`;
/** Matches paths below `src/` that begin with none of the names. */
const otherThan = (...names) => `^src/(?!${names.join('|')})`;

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const only = (name, folder, allowed, comment) =>
  rule(`${name}-imports`, comment, { path: src(folder) }, { path: otherThan(folder, ...allowed) });

/** The ground storey of src/streams: what a note is, the vocabulary, operators. */
const NOTES = 'streams/notes/';
const TIMING = 'streams/timing\\.ts';
const LIB = 'lib/';
/** Types of a domain's state and events: part of the vocabulary, wherever they are. */
const VOCABULARY = 'streams/\\w+/(state|events)\\.ts';
/** The formats of stored values. */
const STORED = 'streams/\\w+/stored-\\w+\\.ts';
/** The outbox's store, which the browser implements. */
const STORE = 'streams/outbox/(record|parse-record|store|transitions|with-memory)\\.ts';
/** What a record is, which the outbox's state contains. */
const RECORD = 'streams/outbox/(record|aspects)\\.ts';
/** What a blogger can do, which events and records name. */
const ACTIONS = 'streams/actions/table\\.ts';
const GROUND = [
  ACTIONS,
  LIB,
  NOTES,
  TIMING,
  'streams/state/',
  'streams/operators/',
  'streams/panel-client\\.ts',
];
const CLIENT = 'client/';
const PROTOCOL = 'embed/protocol\\.ts';

/** The middle storey, the lowest domain first: each builds only on domains before it. */
const DOMAINS = {
  environment: [],
  mentions: [],
  outbox: [],
  status: ['outbox'],
  reading: ['outbox'],
  actions: ['outbox', 'reading'],
  session: ['outbox'],
  host: ['reading'],
  list: ['outbox', 'reading', 'session'],
  analytics: ['list', 'outbox', 'reading'],
  conversation: ['actions', 'list', 'outbox'],
  push: ['list', 'outbox'],
  reply: ['conversation', 'list', 'outbox'],
  preferences: ['list'],
  triage: ['actions', 'session', 'list', 'outbox', 'reading'],
  deeds: ['actions', 'conversation', 'list', 'outbox', 'reading', 'status', 'triage'],
  find: ['triage'],
  keyboard: ['actions', 'conversation', 'deeds', 'list', 'outbox', 'triage'],
  // The types of the events that tabs share.
  tabs: ['list', 'push', 'reading'],
  notify: ['list', 'outbox', 'preferences', 'reading', 'tabs'],
};
for (const [index, [name, others]] of Object.entries(DOMAINS).entries())
  for (const other of others)
    if (!Object.keys(DOMAINS).slice(0, index).includes(other))
      throw new Error(`${name} builds on ${other}, which is not before it in DOMAINS.`);

/** The floors of the developer tools, the lowest first. */
const FLOORS = ['monitor', 'picture', 'replay', 'window'];

export default {
  forbidden: [
    rule(
      'no-circles',
      'Modules that import each other cannot be understood one by one.',
      { path: '^src' },
      { circular: true },
    ),
    only('client', CLIENT, [], 'The client does not know the panel.'),
    only('embed', 'embed/', [], "The bell is part of the host page's code and does not know the panel."),
    rule(
      'protocol-imports',
      'Both sides of the frame use the protocol: it imports nothing.',
      { path: src(PROTOCOL) },
      { path: '.' },
    ),
    only('lib', LIB, [], 'Helpers of no domain import nothing of the product.'),
    only('i18n', 'i18n/', [LIB, TIMING], 'Texts do not depend on the panel.'),
    only(
      'config',
      'config/',
      [LIB, NOTES, TIMING, VOCABULARY],
      'The configuration does not depend on the panel.',
    ),
    only(
      'components',
      'components/',
      ['streams/', 'i18n/', LIB],
      'Components know the streams; the client and the browser are behind them.',
    ),
    only(
      'browser',
      'browser/',
      [CLIENT, 'config/', 'i18n/', LIB, PROTOCOL, STORE, STORED, VOCABULARY, ...GROUND],
      'The browser folder implements what the streams need of the outside world.',
    ),
    rule(
      'embed-is-separate',
      'The panel knows only the protocol of the bell.',
      { path: otherThan('embed/') },
      { path: src('embed/(?!protocol\\.ts)') },
    ),
    rule(
      'boot-is-last',
      'Booting builds on all others, and none of them on it.',
      { path: otherThan('boot/', 'main\\.ts') },
      { path: src('boot/', 'main\\.ts') },
    ),
    only(
      'waiting',
      'waiting/',
      [
        'browser/',
        'early/config-block\\.ts',
        LIB,
        PROTOCOL,
        STORED,
        TIMING,
        'streams/(tabs|host)/\\w+-message\\.ts',
        'streams/tabs/turns\\.ts',
        'streams/reading/bell\\.ts',
      ],
      'What waits instead of the panel has no pipelines.',
    ),
    rule(
      'devtools-are-separate',
      'The product does not import the developer tools; one chunk, which engineers load, does.',
      { path: otherThan('devtools/', 'boot/chunks/console\\.ts') },
      { path: src('devtools/') },
    ),
    ...FLOORS.map((floor, index) =>
      only(
        `devtools-${floor}`,
        `devtools/${floor}/`,
        ['streams/', CLIENT, LIB, ...FLOORS.slice(0, index).map((below) => `devtools/${below}/`)],
        'The tools import the streams that they watch, and the floors below their own.',
      ),
    ),
    rule(
      'product-is-separate',
      'The product does not know its servers and specs.',
      { path: '^src' },
      { path: '^(sandbox|serve|spec|scripts|bench)/' },
    ),
    rule(
      'sandbox-is-separate',
      'The sandbox is the other side of the wire: a mistake made on both sides would cancel out.',
      { path: '^sandbox' },
      { path: '^src' },
    ),

    only('streams', 'streams/', [CLIENT, PROTOCOL, LIB], 'The streams know the client, and no component.'),
    only('notes', NOTES, [LIB, TIMING], 'What a note is does not depend on state or time.'),
    only(
      'vocabulary',
      VOCABULARY,
      [ACTIONS, LIB, NOTES, TIMING, RECORD, 'streams/state/tick\\.ts'],
      "A domain's state and events are plain types.",
    ),
    only(
      'state',
      'streams/state/',
      [CLIENT, PROTOCOL, LIB, NOTES, TIMING, STORE, VOCABULARY, 'streams/panel-client\\.ts'],
      "Puts the domains' state and events together, which the domains read: no other folder of src/streams imports upwards.",
    ),
    only(
      'operators',
      'streams/operators/',
      [LIB, NOTES, TIMING, 'streams/state/'],
      'Operators do not know the domains.',
    ),
    ...Object.entries(DOMAINS).map(([name, others]) =>
      only(
        name,
        `streams/${name}/`,
        [CLIENT, PROTOCOL, ...GROUND, ...others.map((other) => `streams/${other}/`)],
        'Domains import the ground storey, and the domains that they build on.',
      ),
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json', '.css'] },
  },
};
