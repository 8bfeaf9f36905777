import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstValueFrom } from 'rxjs';
import { filePath, type FormPairs, openFile } from '../../src/client/form';
import { createSend } from '../../src/client/request';
import { fetchTransport } from '../../src/client/transports/fetch';

let folder: string;
let picture: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'form-'));
  picture = path.join(folder, 'a picture.png');
  await writeFile(picture, 'PNG!');
  // Answers what a form's fields were, as a server's own parser reads them.
  server = createServer((request, response) => {
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      void fields(new Response(Buffer.concat(chunks), { headers })).then((read) => {
        response.end(JSON.stringify(read));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function fields(form: Response): Promise<unknown[]> {
  const entries = [...(await form.formData())];
  return Promise.all(
    entries.map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, await value.text()],
    ),
  );
}

const sent = (formData: FormPairs): Promise<unknown> => {
  const send = createSend({ apiOrigin: origin }, fetchTransport);
  return firstValueFrom(send({ verb: 'POST', path: '/media/new', formData }));
};

describe('a multipart body', () => {
  it('holds texts, numbers, flags and files, in their order', async () => {
    const file = new File(['hello'], 'hello.txt');
    expect(
      await sent([
        ['attrs[0][title]', 'Ünï "quoted"'],
        ['attrs[0][parent]', 7],
        ['attrs[0][pinned]', true],
        ['media[]', file],
        ['media[]', new Blob(['blob'])],
      ]),
    ).toEqual([
      ['attrs[0][title]', 'Ünï "quoted"'],
      ['attrs[0][parent]', '7'],
      ['attrs[0][pinned]', 'true'],
      ['media[]', 'hello.txt', 'hello'],
      ['media[]', 'blob', 'blob'],
    ]);
  });

  it('reads a file of this machine by its path, anew by each request', async () => {
    const send = createSend({ apiOrigin: origin }, fetchTransport);
    const call$ = send({ verb: 'POST', path: '/media/new', formData: [['media[]', filePath(picture)]] });
    const read = ['media[]', 'a picture.png', 'PNG!'];
    expect(await firstValueFrom(call$)).toEqual([read]);
    expect(await firstValueFrom(call$)).toEqual([read]);
  });

  it('reads streams, named as the file that they are of', async () => {
    expect(
      await sent([
        ['media[]', openFile(picture)],
        ['media[]', createReadStream(picture, 'utf8')],
      ]),
    ).toEqual([
      ['media[]', 'a picture.png', 'PNG!'],
      ['media[]', 'a picture.png', 'PNG!'],
    ]);
  });

  it('errs when a file cannot be read, and is not worth another try', async () => {
    await expect(sent([['media[]', filePath(path.join(folder, 'none.png'))]])).rejects.toMatchObject({
      name: 'FileSystemError',
      message: expect.stringMatching(/none\.png cannot be read$/) as string,
      code: 'ENOENT',
      path: '/rest/v1/media/new',
      method: 'POST',
    });
  });
});
