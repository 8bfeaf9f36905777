import { expect, test } from './support/client-test';
import { PROVIDER, provide } from './support/provider';

const MANY = 10_000;

test('ten thousand requests wait for one frame, and each has its own answer', async ({ clientPage }) => {
  // All are asked before the first is answered, and an answer takes a while to read: read by each who waits, they would not
  // be through in time.
  await provide(
    clientPage,
    `(self.wishes ??= []).push(wish);
     if (wishes.length < ${MANY}) return;
     const headers = Object.fromEntries(Array.from({ length: 50 }, (_, line) => ['X-Line-' + line, 'text']));
     for (const { path, callback } of wishes.reverse()) say([{ path }, 200, headers, callback]);`,
  );
  const answers = await clientPage.evaluate(
    ({ origin, many }) => {
      const { framed, rx } = window.notestream;
      const { client } = framed(origin, { timeoutMs: 0 });
      return Promise.all(
        Array.from({ length: many }, (_, index) => rx.firstValueFrom<unknown>(client.site(index + 1).get())),
      );
    },
    { origin: PROVIDER, many: MANY },
  );
  expect(answers).toEqual(Array.from({ length: MANY }, (_, index) => ({ path: `/sites/${index + 1}` })));
});
