/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Visitor } from '../support/visitor';

let visitor: Visitor;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'notestream-'));
  visitor = await Visitor.arrive({ panelFolder: folder });
});
afterEach(async () => {
  await visitor.sandbox.close();
  rmSync(folder, { recursive: true });
});

const page = async (address: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(address);
  return { status: answer.status, text: await answer.text() };
};

describe("the platform's pages", () => {
  it('escape what people write and what they call themselves', async () => {
    const text = '<script>alert(1)</script> & "quotes"';
    const { note_id: id } = await visitor.control('comment', { user: 'scriptina', text });
    const { url } = await visitor.note(id);
    const { status, text: html } = await page(url);
    expect(status).toBe(200);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
    expect(html).not.toMatch(/<script/);
  });

  it('are where the links in notes lead', async () => {
    const text = JSON.stringify(await visitor.notes());
    const addresses = new Set(
      [...text.matchAll(/"(?:url|home)":"(http:\/\/localhost[^"]+)"/g)].map(([, address]) => address),
    );
    const answers = await Promise.all(
      [...addresses].map(async (address = '') => ({ address, ...(await page(address)) })),
    );
    // One picture is missing on purpose.
    expect(answers.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([
      `${visitor.sandbox.platform}/avatar/mothman.png`,
    ]);
  });

  it('remember what the tracking image was asked for', async () => {
    expect(
      (await fetch(`${visitor.sandbox.platform}/g.gif?v=wpcom&x_note=comment`)).headers.get('content-type'),
    ).toBe('image/gif');
    const { text } = await page(`${visitor.sandbox.platform}/sandbox/state`);
    expect(JSON.parse(text)).toMatchObject({ pixels: [{ v: 'wpcom', x_note: 'comment' }] });
  });
});

describe("the panel's origin", () => {
  it('says what to do while there is no panel', async () => {
    const { status, text } = await page(`${visitor.sandbox.panel}/?locale=en`);
    expect(status).toBe(503);
    expect(text).toContain('npm run build');
  });

  it('writes its addresses into the page and serves nothing from outside the folder', async () => {
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
  it('has the bell of the panel, and serves its own scripts', async () => {
    const { text } = await page(`${visitor.sandbox.host}/`);
    expect(text).toContain(`<script src="${visitor.sandbox.panel}/embed.js" defer>`);
    expect(text).toContain(`src="${visitor.sandbox.panel}/"`);
    for (const script of ['host', 'message-log', 'controls']) {
      const { status, text: code } = await page(`${visitor.sandbox.host}/${script}.js`);
      expect([status, code.includes('interface ')]).toEqual([200, false]);
    }
  });
});
