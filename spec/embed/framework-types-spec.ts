import { readFileSync } from 'node:fs';
import manifest from '../../packages/embed/package.json' with { type: 'json' };
import { problemsIn } from './support/compile';

const vue = (props: string): string =>
  `import type { GlobalComponents } from 'vue';
  import '../../src/embed/vue';
  export const props: InstanceType<GlobalComponents['notestream-bell']>['$props'] = ${props};`;
const svelte = (props: string): string =>
  `import type { SvelteHTMLElements } from 'svelte/elements';
  import '../../src/embed/svelte';
  export const props: SvelteHTMLElements['notestream-bell'] = ${props};`;
const plain = (code: string): string =>
  `import '../../src/embed/index';\nexport const bell = document.createElement('notestream-bell');\n${code}`;

const postId = '(event) => event.detail.postId';
const nothing = '(event) => event.detail.nothing';

test("each framework's templates, and listeners on every target of an event, have the types of the bell", () => {
  const wrong = [expect.stringContaining('nothing')];
  const theme = [expect.stringContaining('blue')];
  expect(
    problemsIn({
      vue: vue(`{ src: '/', theme: 'dark', back: 'history', onOpenpost: ${postId} }`),
      vueNotify: vue('{ onNotestreamNotify: (event) => event.detail.title }'),
      vueTheme: vue(`{ theme: 'blue' }`),
      vueDetail: vue(`{ onOpenpost: ${nothing} }`),
      svelte: svelte(`{ src: '/', screen: 'idle', id: 'bell', onopenpost: ${postId} }`),
      svelteTheme: svelte(`{ theme: 'blue' }`),
      svelteDetail: svelte(`{ onopenpost: ${nothing} }`),
      // As of Lit, whose templates have no types.
      element: plain(`bell.addEventListener('openpost', ${postId}); bell.isOpen;`),
      root: plain(`bell.attachShadow({ mode: 'open' }).addEventListener('openpost', ${postId});`),
      document: plain(`document.addEventListener('openpost', ${postId});`),
      window: plain(`addEventListener('openpost', ${postId});`),
      detail: plain(`addEventListener('openpost', ${nothing});`),
    }),
  ).toEqual({
    vue: [],
    vueNotify: [],
    vueTheme: theme,
    vueDetail: wrong,
    svelte: [],
    svelteTheme: theme,
    svelteDetail: wrong,
    element: [],
    root: [],
    document: [],
    window: [],
    detail: wrong,
  });
});

test('docs/embedding.md imports each entry of the package, and no other', () => {
  const guide = readFileSync('docs/embedding.md', 'utf8');
  const named = new Set(
    [...guide.matchAll(/@notestream\/embed(\/[\w.]+)?/g)].map(([, entry = '']) => `.${entry}`),
  );
  const entries = Object.keys(manifest.exports).filter((entry) => !/\.js(on)?$/.test(entry));
  expect([...named].toSorted()).toEqual(entries.toSorted());
});
