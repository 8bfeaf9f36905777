// Draws a page with all of React DOM (`all`), or without the fibers that the panel never makes (`used`).
// Prints the HTML after each step, and the errors of elements that the panel must not draw.
import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import process from 'node:process';
import { JSDOM } from 'jsdom';
import usedFibersLoader from '../../../scripts/used-fibers-loader.js';

const { window } = new JSDOM('<div id="root"></div><div id="beside"></div>');
Object.assign(globalThis, { window, document: window.document });

const require = createRequire(import.meta.url);
const {
  Activity,
  Component,
  createContext,
  createElement: h,
  forwardRef,
  Fragment,
  lazy,
  memo,
  startTransition,
  Suspense,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} = require('react');
const { createPortal, flushSync } = require('react-dom');

/** React DOM's client, compiled from its text with or without the loader. */
function clientOf(part) {
  const file = createRequire(require.resolve('react-dom')).resolve('./cjs/react-dom-client.production.js');
  const text = readFileSync(file, 'utf8');
  const module = new Module(file);
  module.paths = Module._nodeModulePaths(file);
  module._compile(part === 'used' ? usedFibersLoader(text) : text, file);
  return module.exports;
}
const { createRoot } = clientOf(process.argv[2]);

const errors = [];
const Depth = createContext(0);
const log = [];

class Boundary extends Component {
  state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  render = () => (this.state.failed ? h('p', null, 'failed') : this.props.children);
}
const Failing = () => {
  throw new Error('planted');
};
const Item = memo(({ name }) => {
  useEffect(() => {
    log.push(`mount ${name}`);
    return () => log.push(`unmount ${name}`);
  }, [name]);
  return h('li', { title: useId(), style: { top: 1, '--depth': useContext(Depth) } }, name);
});
function Page({ names, isFailing }) {
  const [text, setText] = useState('');
  const box = useRef(null);
  const deferred = useDeferredValue(names.length);
  useLayoutEffect(() => {
    log.push(box.current?.localName ?? 'no box');
  });
  return h(
    Fragment,
    null,
    h(
      'ul',
      { 'aria-busy': true, className: 'list', dir: 'rtl' },
      names.map((name) => h(Item, { key: name, name })),
    ),
    h(Depth, { value: names.length }, h(Item, { name: 'deep' })),
    h('textarea', { ref: box, value: text, onChange: (event) => setText(event.target.value) }),
    h('select', { defaultValue: 'b' }, h('option', null, 'a'), h('option', null, 'b')),
    h('input', { type: 'checkbox', checked: names.length > 2, readOnly: true }),
    h(
      'button',
      { onClick: () => startTransition(() => setText(`${text}!`)), disabled: names.length === 1 },
      deferred,
    ),
    h('svg', { viewBox: '0 0 1 1' }, h('path', { d: 'M0 0', strokeWidth: 2 })),
    h(Boundary, null, isFailing ? h(Failing) : h('b', null, 'whole')),
    createPortal(h('i', null, names.join()), window.document.getElementById('beside')),
  );
}

const element = window.document.getElementById('root');
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const root = createRoot(element, { onCaughtError: (error) => log.push(String(error)) });
const html = [];
async function step(change) {
  flushSync(change);
  await settled();
  await settled();
  html.push(window.document.body.innerHTML, log.splice(0).join(', '));
}

await step(() => root.render(h(Page, { names: ['a', 'b'], isFailing: false })));
await step(() => root.render(h(Page, { names: ['c', 'b', 'a'], isFailing: false })));
await step(() => element.querySelector('button').dispatchEvent(new window.Event('click', { bubbles: true })));
await step(() => {
  const box = element.querySelector('textarea');
  Object.getOwnPropertyDescriptor(window.HTMLTextAreaElement.prototype, 'value').set.call(box, 'typed');
  box.dispatchEvent(new window.Event('input', { bubbles: true }));
});
html.push(element.querySelector('textarea').value);
await step(() => root.render(h(Page, { names: ['a'], isFailing: true })));
await step(() => root.unmount());

for (const forbidden of [
  h(Suspense, null, 'text'),
  h(Activity, null, 'text'),
  h(
    lazy(async () => ({ default: Page })),
    { names: [] },
  ),
  h(forwardRef(() => 'text')),
  h(Depth.Consumer, null, () => 'text'),
])
  flushSync(() =>
    createRoot(window.document.createElement('div'), {
      onUncaughtError: (error) => errors.push(error.message),
    }).render(forbidden),
  );

process.stdout.write([JSON.stringify(html), ...errors].join('\n'));
process.exit();
