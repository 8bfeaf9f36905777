import path from 'node:path';
import { anchorsOf, inlineCodeOf, linksOf } from './support/markdown';
import { nearest } from './support/nearest';
import { exists, FILES, read } from './support/repository';

const PAGES = FILES.filter((file) => file.endsWith('.md'));

/** Files that a guide asks its reader to create. */
const TO_CREATE: ReadonlySet<string> = new Set([
  'src/streams/muting/events.ts',
  'src/streams/muting/state.ts',
  'src/streams/muting/selectors.ts',
  'src/streams/muting/reducer.ts',
  'src/streams/muting/mute.ts',
  'spec/streams/muting/mute-spec.ts',
  'spec/streams/muting/reducer-spec.ts',
]);

/** A path from the root of the repository, and a path that leaves out `src/`. */
const PATH = /^(src|spec|docs|sandbox|bench|scripts|serve|languages)\/[\w./-]*$/;
const SHORT_PATH =
  /^(boot|browser|client|components|config|embed|i18n|lib|streams)\/[\w/-]+\.(tsx?|css|json)$/;

/** The path that a text in backticks names; undefined if it is not a path of the repository. */
function pathOf(code: string): string | undefined {
  if (PATH.test(code)) return code;
  return SHORT_PATH.test(code) ? `src/${code}` : undefined;
}

const isExternal = (target: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target);

test('every relative link leads to a file, and every anchor to a heading', () => {
  const dead = PAGES.flatMap((page) =>
    linksOf(read(page))
      .filter((target) => !isExternal(target))
      .flatMap((target) => {
        const [link = '', anchor] = target.split('#');
        const file = link === '' ? page : path.posix.join(path.posix.dirname(page), decodeURI(link));
        if (!exists(file)) return [`${page}: ${target} leads to no file; nearest: ${suggestions(file)}`];
        if (anchor === undefined || !file.endsWith('.md')) return [];
        const anchors = anchorsOf(read(file));
        return anchors.has(anchor)
          ? []
          : [`${page}: ${target} leads to no heading; nearest: ${nearest(anchor, [...anchors]).join(', ')}`];
      }),
  );
  expect(dead).toEqual([]);
});

test('every path of the repository that a page names in backticks exists', () => {
  const dead = PAGES.flatMap((page) =>
    inlineCodeOf(read(page))
      .flatMap((code) => pathOf(code) ?? [])
      .filter((file) => !TO_CREATE.has(file) && !exists(file))
      .map((file) => `${page}: ${file} does not exist; nearest: ${suggestions(file)}`),
  );
  expect(dead).toEqual([]);
});

test('every file that a guide asks its reader to create is named by a page', () => {
  const named = new Set(PAGES.flatMap((page) => inlineCodeOf(read(page))));
  expect([...TO_CREATE].filter((file) => !named.has(file))).toEqual([]);
});

/** Suggestions for a moved file: the same name in the same top folder, else similar paths. */
function suggestions(file: string): string {
  const [top = ''] = file.split('/');
  const same = FILES.filter(
    (each) => each.startsWith(top) && path.posix.basename(each) === path.posix.basename(file),
  );
  return (same.length > 0 ? same : nearest(file, FILES)).join(', ');
}
