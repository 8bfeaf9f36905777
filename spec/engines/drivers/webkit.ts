import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ConsoleLine, Driver, Engine, Place, Preferences } from '../driver';
import { cleanUpWithRun } from '../support/cleanup';
import { newSession, type Session } from './web-driver';
import { clicking, pressing, typing } from './webkit-keys';
import { startWebDriver } from './webkit-server';

const WINDOW = path.join(import.meta.dirname, 'webkit-window.py');
const PYTHON = '/usr/bin/python3';

/** WebKitGTK over WebKitWebDriver, in our own window (see webkit-window.py) on a virtual screen. */
export async function webkitEngine(): Promise<Engine> {
  const server = await startWebDriver();
  const folder = mkdtempSync(path.join(tmpdir(), 'notestream-webkit-'));
  const removeFolder = cleanUpWithRun(() => rm(folder, { recursive: true, force: true }));
  let opened = 0;
  const open = async ({ isDark, isMotionReduced }: Preferences) => {
    opened += 1;
    const consoleFile = path.join(folder, `console-${opened}`);
    const session = await newSession(server.origin, {
      'webkitgtk:browserOptions': {
        binary: PYTHON,
        args: [
          WINDOW,
          consoleFile,
          ...(isDark ? ['--dark'] : []),
          ...(isMotionReduced ? ['--reduced-motion'] : []),
        ],
      },
    });
    return { session, consoleFile };
  };
  return {
    version: () => server.version,
    open: async (preferences) => {
      const { session, consoleFile } = await open(preferences);
      return windowOf(session, consoleFile);
    },
    close: async () => {
      await server.close();
      await removeFolder();
    },
  };
}

function windowOf({ send }: Session, consoleFile: string): Driver {
  const end = cleanUpWithRun(async () => {
    // The window closes with its session, sometimes before it has responded.
    await send('DELETE', '').catch(() => undefined);
  });
  return {
    goto: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh'),
    resize: (width, height) => send('POST', '/window/rect', { x: 0, y: 0, width, height }),
    clickAt: (x, y) => send('POST', '/actions', clicking(x, y)),
    type: (text) => send('POST', '/actions', typing(text)),
    press: (key, modifier) => send('POST', '/actions', pressing(key, modifier)),
    run: (expression, place) => run(send, expression, place),
    screenshot: () => screenshot(send),
    console: () => linesOf(consoleFile),
    close: end,
  };
}

/**
 * Changes a pixel of the page in every frame until `stopPainting` is called. Resolves when the page
 * has been painted.
 */
const PAINT = `new Promise((painted) => {
  const pixel = document.documentElement.appendChild(document.createElement('div'));
  window.stopPainting = () => pixel.remove();
  const paint = (frames) => {
    pixel.style.cssText = 'position:fixed;bottom:0;right:0;width:1px;height:1px;background:#888' + frames % 2;
    if (frames === 2) painted(0);
    if (pixel.isConnected) requestAnimationFrame(() => paint(frames + 1));
  };
  paint(0);
})`;

/** WebKit takes a screenshot after the next paint, and does not paint while nothing changes. */
async function screenshot(send: Session['send']): Promise<Buffer> {
  await run(send, PAINT, 'page');
  try {
    return Buffer.from(String(await send('GET', '/screenshot')), 'base64');
  } finally {
    await run(send, 'window.stopPainting()', 'page');
  }
}

/** Finds the first frame, also within shadow trees. */
const FIND_FRAME = `
  const all = (root) => [...root.querySelectorAll('*')].flatMap((each) =>
    [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  return all(document).find((each) => each.localName === 'iframe') ?? null;`;

const scriptFor = (expression: string): string => `
  const done = arguments[0];
  new Promise((resolve) => resolve(${expression})).then(
    (value) => done({ value: JSON.stringify(value) ?? null }),
    (error) => done({ error: String(error) }));`;

async function run(send: Session['send'], expression: string, place: Place): Promise<unknown> {
  const command = { script: scriptFor(expression), args: [] };
  if (place === 'page') return valueOf(await send('POST', '/execute/async', command));
  const frame = await send('POST', '/execute/sync', { script: FIND_FRAME, args: [] });
  if (frame === null) throw new Error('the page has no frame');
  await send('POST', '/frame', { id: frame });
  try {
    return valueOf(await send('POST', '/execute/async', command));
  } finally {
    // Keys do not arrive while a frame is the current browsing context.
    await send('POST', '/frame', { id: null });
  }
}

function valueOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('error' in answer) throw new Error(String(answer.error));
  return 'value' in answer && typeof answer.value === 'string' ? JSON.parse(answer.value) : undefined;
}

function linesOf(file: string): readonly ConsoleLine[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): ConsoleLine => {
      const message: unknown = JSON.parse(line);
      const { kind, text } = { kind: 'other', text: '', ...(typeof message === 'object' ? message : {}) };
      return { kind: kind === 'error' || kind === 'warning' ? kind : 'other', text };
    });
}
