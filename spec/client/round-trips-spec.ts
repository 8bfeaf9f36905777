import { firstValueFrom } from 'rxjs';
import { type Client, createClient } from '../../src/client';
import { roundTrips } from '../support/round-trips';
import { Visitor } from '../support/visitor';

let visitor: Visitor;
let client: Client;
beforeEach(async () => {
  visitor = await Visitor.arrive();
  client = createClient({ apiOrigin: visitor.sandbox.platform, token: visitor.token });
});
afterEach(() => visitor.sandbox.close());

describe('over real HTTP, the client', () => {
  it.each(roundTrips)('creates, reads, changes and deletes $noun', async ({ take, sees }) => {
    const seen = await take(client);
    expect(seen).toHaveLength(sees.length);
    expect(seen).toMatchObject(sees);
  });
});

describe('over real HTTP, the client', () => {
  it('[calls-of-batch-and-plans] sends several requests in one batch', async () => {
    const answers = await firstValueFrom(client.batch().add('/me').add('/sites/2101/posts?number=1').run());
    expect(answers).toMatchObject({
      '/me': { username: 'wilhelmina' },
      '/sites/2101/posts?number=1': { posts: [{ site_ID: 2101 }] },
    });
  });

  it('[fields-of-a-survey] submits a survey', async () => {
    const survey = client.marketing().survey('tea', 2101).addResponses({ milk: 'first' });
    expect(await firstValueFrom(survey.submit())).toEqual({ success: true });
    expect(visitor.sandbox.platformModel.collections.account.surveys).toEqual([
      { surveyId: 'tea', siteId: '2101', responses: { milk: 'first' } },
    ]);
  });
});
