import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { firstValueFrom } from 'rxjs';
import { createClient, isRetryable } from '../../../src/client';
import { filePath, type FormPairs, type FormValue, openFile } from '../../../src/client/request/form';
import { createSend } from '../../../src/client/request/send';
import { fetchTransport } from '../../../src/client/transports/fetch';

let folder: string;
let picture: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'form-'));
  picture = path.join(folder, 'a picture.png');
  await writeFile(picture, 'PNG!');
  // Answers with the fields of the form, as a server's own parser reads them.
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

describe('a media file', () => {
  const media = () => createClient({ apiOrigin: origin }).site(1).media(2);

  it('[media-upload] may be bytes; undefined attributes are left out', async () => {
    const bytes = new TextEncoder().encode('bytes');
    const described = { file: Buffer.from('a buffer'), title: 'A title', caption: undefined };
    expect(await firstValueFrom(media().addFiles([bytes, bytes.buffer, described]))).toEqual([
      ['media[]', 'blob', 'bytes'],
      ['media[]', 'blob', 'bytes'],
      ['attrs[2][title]', 'A title'],
      ['media[]', 'blob', 'a buffer'],
    ]);
    expect(await firstValueFrom(media().edit({ media: picture }))).toEqual([
      ['media', 'a picture.png', 'PNG!'],
    ]);
  });

  it('may be contents with the name of their file, as in wpcom', async () => {
    const file = { fileContents: new Blob(['contents']), fileName: 'a name.png' };
    expect(await firstValueFrom(media().addFiles([file, { file, title: 'A title' }]))).toEqual([
      ['media[]', 'a name.png', 'contents'],
      ['attrs[1][title]', 'A title'],
      ['media[]', 'a name.png', 'contents'],
    ]);
    expect(await firstValueFrom(media().edit({ media: file }))).toEqual([
      ['media', 'a name.png', 'contents'],
    ]);
  });

  it.each<[message: string, name: 'addFiles' | 'addUrls' | 'edit', input: unknown]>([
    ['files is not a file', 'addFiles', 5],
    ['files is not a file', 'addFiles', {}],
    ['files is not a file', 'addFiles', [null]],
    ['files is not a file', 'addFiles', { file: 5 }],
    ['files is not a file', 'addFiles', { fileContents: 'text', fileName: 'a' }],
    ['files is not a file', 'addFiles', { file: null }],
    ['files is not a file', 'addFiles', new URL('https://files.test/a.png')],
    ['files is not a file', 'addFiles', undefined],
    ['media_urls is not a string', 'addUrls', 5],
    ['media_urls is not a string', 'addUrls', [null]],
    ['media_urls is not a string', 'addUrls', { url: 5 }],
    ['media is not a file', 'edit', { media: {} }],
    ['body is not defined', 'edit', null],
  ])('throws a TypeError at the call if it is not a file or URL: %s (%#)', (message, name, input) => {
    const call = (): unknown => {
      const answer: unknown = Reflect.apply(media()[name], undefined, [input]);
      return answer;
    };
    expect(call).toThrow(new TypeError(message));
  });
});

describe('a multipart body', () => {
  it('[media-upload] contains texts, numbers, flags and files, in order', async () => {
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

  it('reads a local file by its path, again for each request', async () => {
    const send = createSend({ apiOrigin: origin }, fetchTransport);
    const call$ = send({ verb: 'POST', path: '/media/new', formData: [['media[]', filePath(picture)]] });
    const read = ['media[]', 'a picture.png', 'PNG!'];
    expect(await firstValueFrom(call$)).toEqual([read]);
    expect(await firstValueFrom(call$)).toEqual([read]);
  });

  it('reads streams, and names them after their files', async () => {
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

  it.each<[what: string, value: () => FormValue]>([
    ['it does not exist', () => filePath(path.join(folder, 'missing'))],
    ['it is a folder', () => filePath(folder)],
    ['its stream finds no file', () => openFile(path.join(folder, 'missing'))],
    ['its stream fails', () => new Readable({ read: () => undefined }).destroy(new Error('torn'))],
  ])('fails with an error that is not retryable if a file cannot be read: %s', async (_what, value) => {
    const error: unknown = await sent([['media[]', value()]]).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      name: 'FileSystemError',
      message: expect.stringMatching(/cannot be read$/) as string,
      code: 'ENOENT',
      path: '/rest/v1/media/new',
      method: 'POST',
    });
    expect(isRetryable(error)).toBe(false);
  });

  it('fails if a stream is sent twice, because the second file would be empty', async () => {
    const send = createSend({ apiOrigin: origin }, fetchTransport);
    const formData = [['media[]', Readable.from(['once'])]] as const;
    const call$ = send({ verb: 'POST', path: '/media/new', formData });
    expect(await firstValueFrom(call$)).toEqual([['media[]', 'file', 'once']]);
    await expect(firstValueFrom(call$)).rejects.toMatchObject({
      name: 'FileSystemError',
      cause: { cause: { message: 'The stream was sent' } },
    });
  });
});
