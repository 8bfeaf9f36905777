import manifest from '../../package.json' with { type: 'json' };
import { read } from './support/repository';

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The passage of a page that a pattern finds. */
const passage = (page: string, pattern: RegExp): string => pattern.exec(read(page))?.[1] ?? '';

/** The names in backticks before the colon of each item of a list. */
const itemsOf = (text: string): readonly string[] =>
  matches(text, /^- ([^:]+):/gm).flatMap((head) => matches(head, /`([^`]+)`/g));

const MESSAGES = passage('src/embed/protocol.ts', /type PanelMessage =(.*?);\n\n/s);
const EVENTS = ['panelopen', 'panelclose', ...matches(MESSAGES.toLowerCase(), /action: '(\w+)'/g)];
/** The page also names fields and what else an event has. */
const EVENTS_ON_PAGE = passage('docs/embedding.md', /^## Events\n(.*?)^Ids /ms);
const CONTROLS = ['control', 'filters', 'rules']
  .map((name) => read(`sandbox/platform/control/${name}.ts`))
  .join('\n');
const VERSIONS = manifest.engines.node.match(/\d+(?:\.\d+)?/g) ?? [];

test.each<[page: string, what: string, named: readonly string[], known: readonly string[]]>([
  [
    'docs/embedding.md',
    'part of the bell, but those without a look',
    matches(passage('docs/embedding.md', /Its parts are (.*?)\./s), /`([\w-]+)`/g),
    matches(read('src/embed/shadow-tree.ts'), /make\(\s*'\w+',\s*'(\w+)'/g).filter(
      (part) => !['slot', 'end'].includes(part),
    ),
  ],
  [
    'docs/embedding.md',
    'event of the bell',
    EVENTS.filter((event) => EVENTS_ON_PAGE.includes(`\`${event}\``)),
    EVENTS,
  ],
  [
    'docs/embedding.md',
    'method of the bell',
    matches(passage('docs/embedding.md', /^## Methods\n(.*?)^#/ms), /`(\w+)\(\)`/g),
    matches(read('src/embed/types.ts'), /^ {2}(\w+)\(\): void;/gm),
  ],
  [
    'sandbox/README.md',
    'control',
    itemsOf(passage('sandbox/README.md', /^#+ Controls\n(.*?)(?=^#|$(?![^]))/ms)),
    [
      ...matches(passage('sandbox/platform/control/control.ts', /actions: [^=]*= \[(.*?)\]/s), /'([\w-]+)'/g),
      ...matches(CONTROLS, /app\.post\('\/([\w/-]+)'/g),
    ],
  ],
  ...['README.md', 'packages/client/README.md'].map(
    (page): [string, string, readonly string[], readonly string[]] => [
      page,
      'version of Node that package.json supports',
      passage(page, /Node ([\d., ]+ or \d+)/).match(/\d+(?:\.\d+)?/g) ?? [],
      VERSIONS,
    ],
  ),
  [
    '.github/workflows/ci.yml',
    'major version of Node that package.json supports',
    passage('.github/workflows/ci.yml', /^ +node: \[(.+)\]$/m).split(', '),
    VERSIONS.map((version) => version.split('.')[0] ?? ''),
  ],
])('%s names every %s', (_page, _what, named, known) => {
  expect(known.length).toBeGreaterThan(2);
  expect(named.toSorted()).toEqual(known.toSorted());
});
