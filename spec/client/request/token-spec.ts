import { firstValueFrom, of } from 'rxjs';
import { isRetryable } from '../../../src/client';
import type { ClientOptions } from '../../../src/client/request/options';
import { createSend } from '../../../src/client/request/send';
import type { Transport, TransportRequest } from '../../../src/client/transports/transport';

describe('a token', () => {
  const outcome = (token: NonNullable<ClientOptions['token']>): Promise<unknown> => {
    const sent: TransportRequest[] = [];
    const send: Transport['send'] = (request) => {
      sent.push(request);
      return of({ status: 200, body: {} });
    };
    const options = { apiOrigin: 'https://api.example', token };
    const call$ = createSend(options, { send })({ verb: 'GET', path: '/me' });
    return firstValueFrom(call$).then(
      () => sent,
      (error: unknown) => [error, sent, isRetryable(error)],
    );
  };

  it('whose function throws passes that error on, sends nothing and is not retried', async () => {
    const expired = new Error('The session has expired.');
    const token = (): string => {
      throw expired;
    };
    expect(await outcome(token)).toEqual([expired, [], false]);
  });

  it.each(['two\nlines', 'späte', 'two words'])(
    'that a header cannot hold is a TypeError: %j',
    async (token) => {
      expect(await outcome(token)).toEqual([new TypeError('token is not a header value'), [], false]);
    },
  );

  it('that is a promise is a TypeError, and does not compile', async () => {
    // @ts-expect-error the function must return a text
    const result = await outcome(() => Promise.resolve('late'));
    expect(result).toEqual([new TypeError('token is not a header value'), [], false]);
  });

  it('that is empty counts as no token', async () => {
    expect(await outcome('')).toMatchObject([{ headers: { Accept: 'application/json' } }]);
  });
});
