/** @jest-environment jsdom */
import { drawEarly } from '../../src/early/draw-early';
import { drawingKey } from '../../src/lib/drawing';

const NOW = Date.UTC(2026, 10, 25, 12);
const TREE = ['div', { class: 'panel' }, [['button', { class: 'row', 'data-note': '7' }, ['A <b>row</b>']]]];
const ROW = '<div class="panel"><button class="row" data-note="7">A &lt;b&gt;row&lt;/b&gt;</button></div>';

interface Given {
  readonly tree?: unknown;
  readonly block?: string | undefined;
  readonly kept?: string;
  readonly stored?: string;
  readonly token?: string;
  readonly now?: number;
  /** The address of the page. */
  readonly address?: string;
  /** The style sheet of the screen, whose name changes with each build. */
  readonly css?: string;
}

/** The HTML of the page. The last visit has stored a drawing for the token 'token' and the list 'kept'. */
function shownBy({ tree = TREE, kept = 'kept', stored, token = 'token', now = NOW, ...rest }: Given): string {
  const { block, address = '/', css = 'screen.1.css' } = { block: '{"preset":"sandbox"}', ...rest };
  history.replaceState(null, '', '/');
  document.head.innerHTML = '<link rel="preload" as="style" href="screen.1.css">';
  document.body.innerHTML = '<div id="notestream"></div>';
  if (block !== undefined)
    document.body.append(
      Object.assign(document.createElement('script'), {
        type: 'application/json',
        id: 'notestream-config',
        textContent: block,
      }),
    );
  localStorage.setItem('kept_list', kept);
  const key = drawingKey('token', 'kept', window, NOW);
  localStorage.setItem(
    'drawn_list',
    stored ?? JSON.stringify({ key, css: '', root: { dir: 'rtl', onload: 'x' }, tree }),
  );
  history.replaceState(null, '', address);
  document.head.innerHTML = `<link rel="preload" as="style" href="${css}">`;
  drawEarly(window, token, now);
  return document.getElementById('notestream')?.innerHTML ?? '';
}

beforeEach(() => {
  document.documentElement.removeAttribute('dir');
  // jsdom has no constructed style sheets.
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      readonly replaceSync = jest.fn();
    },
  });
  Object.assign(document, { adoptedStyleSheets: [] });
});

test('[drawn-before-the-script] the list shows as it was stored, texts as texts', () => {
  expect(shownBy({})).toBe(ROW);
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.documentElement.hasAttribute('onload')).toBe(false);
});

test.each<[string, Given]>([
  ['of another token', { token: 'other' }],
  ['of another kept list', { kept: 'newer' }],
  ['of another day', { now: NOW + 24 * 3_600_000 }],
  ['of another address, which may name another language', { address: '/?locale=de' }],
  ['of another build', { css: 'screen.2.css' }],
  [
    'if the operator has switched kept lists off',
    { block: '{"preset":"sandbox","features":{"keepList":false}}' },
  ],
  ['in a page whose configuration is in a file, which may have switched them off', { block: undefined }],
  ['with proxy authentication', { block: '{"preset":"sandbox","auth":"proxy"}' }],
  ['in a page with a malformed block', { block: '{' }],
  ['that is too large', { tree: ['div', {}, ['x'.repeat(500_000)]] }],
  ['that is no JSON', { stored: '{' }],
  ['that is empty', { stored: '' }],
  ['that is no object', { stored: '[]' }],
  ['without an element', { tree: 'text' }],
])('[drawn-before-the-script] a drawing is not shown %s', (_case, given) => {
  expect(shownBy(given)).toBe('');
});

test.each<[string, unknown, string]>([
  ['scripts', ['script', {}, ['alert(1)']], ''],
  ['frames', ['iframe', { src: 'https://evil.example' }, []], ''],
  ['forms', ['form', {}, [['input', {}, []]]], ''],
  ['style elements', ['style', {}, ['*{display:none}']], ''],
  ['handlers', ['div', { onclick: 'alert(1)' }, []], '<div></div>'],
  ['styles', ['div', { style: 'position:fixed' }, []], '<div></div>'],
  ['links', ['a', { href: 'https://evil.example' }, []], '<a></a>'],
  ['ids', ['div', { id: 'sandboxed' }, []], '<div></div>'],
  ['children of a wrong type', ['div', {}, [7, null, {}]], '<div></div>'],
  ['attributes of a wrong type', ['div', 'class', 'text'], '<div></div>'],
])('a drawing has no %s', (_case, child, shown) => {
  expect(shownBy({ tree: ['div', {}, [child]] })).toBe(`<div>${shown}</div>`);
});
