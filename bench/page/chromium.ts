import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import CDP from 'chrome-remote-interface';
import { findBrowser, launchOptions } from '../../scripts/browser.js';
import { Tab } from './tab';

/**
 * A Chromium controlled by as few commands as possible. Test drivers listen to the network and the
 * console, which makes V8 compute a stack for every request: a quarter of the script time of a
 * start.
 */
export interface Chromium {
  /** Opens a tab of 400 x 800 with its own cookies and storage. */
  readonly open: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

const SIZE = { width: 400, height: 800 };
const FLAGS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-default-browser-check',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-extensions',
  '--hide-scrollbars',
  '--mute-audio',
];

/** Throws an error of one line if there is no Chromium. */
export async function launchChromium(): Promise<Chromium> {
  const file = findBrowser();
  if (file === undefined)
    throw new Error(
      'there is no Chromium: run `npm run test:browser` once, or set NOTESTREAM_CHROMIUM to its path',
    );
  const profile = mkdtempSync(path.join(tmpdir(), 'notestream-bench-'));
  const args = [...FLAGS, `--user-data-dir=${profile}`, ...(launchOptions().args ?? []), 'about:blank'];
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await addressOf(child, file);
  const port = Number(new URL(address).port);
  const browser = await CDP({ target: address, local: true });
  const openIn = async (browserContextId: string, closed: () => Promise<void>): Promise<Tab> => {
    const target = { url: 'about:blank', browserContextId, newWindow: true, ...SIZE };
    const { targetId } = await browser.Target.createTarget(target);
    const client = await CDP({ port, target: targetId, local: true });
    await client.Page.enable();
    await client.Performance.enable({});
    await client.Emulation.setDeviceMetricsOverride({ ...SIZE, deviceScaleFactor: 1, mobile: false });
    const close = async (): Promise<void> => {
      await browser.Target.closeTarget({ targetId });
      await client.close();
      await closed();
    };
    return new Tab(client, close, () => openIn(browserContextId, () => Promise.resolve()));
  };
  return {
    open: async () => {
      const { browserContextId } = await browser.Target.createBrowserContext({});
      return openIn(browserContextId, () => browser.Target.disposeBrowserContext({ browserContextId }));
    },
    close: async () => {
      const gone = once(child, 'exit');
      await browser.Browser.close();
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The address of its debugging port, which it prints when it has started. */
async function addressOf(child: ChildProcess, file: string): Promise<string> {
  const failed = once(child, 'error').then(() => '');
  const printed = (async () => {
    let output = '';
    for await (const chunk of child.stderr ?? []) {
      output += String(chunk);
      const address = /ws:\/\/\S+/.exec(output)?.[0];
      if (address !== undefined) return address;
    }
    return '';
  })();
  const address = await Promise.race([printed, failed]);
  if (address === '') throw new Error(`${file} could not be started`);
  child.stderr?.resume();
  return address;
}
