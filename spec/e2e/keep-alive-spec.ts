import { expect, test } from './support/client-test';

for (const bytes of [65_536, 65_537])
  test(`delivers a keepalive request with a body of ${bytes} bytes`, async ({ clientPage, sandbox }) => {
    const isDelivered = await clientPage.evaluate(
      async ({ apiOrigin, bytes }) => {
        const { createClient, rx } = window.notestream;
        const token = new URLSearchParams(location.hash.slice(1)).get('access_token') ?? '';
        const bare = JSON.stringify({ title: '', content: 'é' }).length + 1;
        const body = { title: '', content: `é${'x'.repeat(bytes - bare)}` };
        const client = createClient({ apiOrigin, token });
        const post = await rx.firstValueFrom(client.site(2101).addPost(body, { keepalive: true }));
        return post.content === body.content;
      },
      { apiOrigin: sandbox.platform, bytes },
    );
    expect(isDelivered).toBe(true);
  });
