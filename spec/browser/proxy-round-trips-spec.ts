import { roundTrips } from '../support/round-trips';
import { expect, test } from './support/client-test';

test('the round trips that the client makes over HTTP come out the same through the frame', async ({
  clientPage,
  sandbox,
}) => {
  const seen = await clientPage.evaluate(async (origin) => {
    const { framed, roundTrips } = window.notestream;
    const { client } = framed(origin);
    const answers = [];
    for (const { take } of roundTrips) {
      await fetch(`${origin}/sandbox/reset`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      });
      answers.push(await take(client));
    }
    return answers;
  }, sandbox.platform);
  expect(seen).toHaveLength(roundTrips.length);
  for (const [index, { noun, sees }] of roundTrips.entries()) {
    expect(seen[index], noun).toHaveLength(sees.length);
    expect(seen[index], noun).toMatchObject([...sees]);
  }
});
