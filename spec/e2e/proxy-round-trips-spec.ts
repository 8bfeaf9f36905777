import { roundTrips } from '../support/round-trips';
import { expect, test } from './support/client-test';

test('gets the same responses through the frame as over HTTP in all round trips', async ({
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
