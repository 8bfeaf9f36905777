/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS } from '../../src/config/presets';
import { Visitor } from '../support/visitor';

let visitor: Visitor;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'notestream-'));
  visitor = await Visitor.arrive({ panelFolder: folder });
});
afterAll(async () => {
  await visitor.sandbox.close();
  rmSync(folder, { recursive: true });
});

const page = async (address: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(address);
  return { status: response.status, text: await response.text() };
};

describe("the platform's pages", () => {
  it('escape the texts and names of users', async () => {
    const text = '<script>alert(1)</script> & "quotes"';
    const { note_id: id } = await visitor.control('comment', { user: 'scriptina', text });
    const { url } = await visitor.note(id);
    const { status, text: html } = await page(url);
    expect(status).toBe(200);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
    expect(html).not.toMatch(/<script/);
  });

  it('exist for every link in the notes', async () => {
    const text = JSON.stringify(await visitor.notes());
    const addresses = new Set(
      [...text.matchAll(/"(?:url|home)":"(http:\/\/localhost[^"]+)"/g)].map(([, address]) => address),
    );
    const responses = await Promise.all(
      [...addresses].map(async (address = '') => ({ address, ...(await page(address)) })),
    );
    // One avatar is missing on purpose.
    expect(responses.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([
      `${visitor.sandbox.platform}/avatar/mothman.png`,
    ]);
  });

  it("exist for every link of the panel's own screens", async () => {
    const { settings, notifications, empty } = PRESETS.sandbox(visitor.sandbox.platform).links;
    for (const address of [settings, notifications, ...Object.values(empty)])
      expect({ address, ...(await page(address)) }).toMatchObject({ address, status: 200 });
  });
});

describe("the panel's origin", () => {
  it('shows how to build the panel while there is no build', async () => {
    const { status, text } = await page(`${visitor.sandbox.panel}/?locale=en`);
    expect(status).toBe(503);
    expect(text).toContain('npm run build');
  });

  it('writes the configuration into the page, and serves no files outside its folder', async () => {
    const slot = '<script type="application/json" id="notestream-config">{ "preset": "x" }</script>';
    writeFileSync(join(folder, 'index.html'), `<html>${slot}</html>`);
    const { text } = await page(`${visitor.sandbox.panel}/`);
    const config = {
      preset: 'sandbox',
      platformOrigin: visitor.sandbox.platform,
      hostOrigins: [visitor.sandbox.host],
    };
    expect(text).toContain(JSON.stringify(config));
    expect((await page(`${visitor.sandbox.panel}/..%2F..%2Fetc%2Fpasswd`)).status).toBe(404);
  });
});

describe('the host page', () => {
  it('loads the bell from the panel, and serves its own scripts as JavaScript', async () => {
    const { text } = await page(`${visitor.sandbox.host}/`);
    expect(text).toContain(`<script src="${visitor.sandbox.panel}/embed.js" defer>`);
    expect(text).toContain(`src="${visitor.sandbox.panel}/"`);
    for (const script of ['host', 'message-log', 'controls']) {
      const { status, text: code } = await page(`${visitor.sandbox.host}/${script}.js`);
      expect([status, code.includes('interface ')]).toEqual([200, false]);
    }
  });
});
