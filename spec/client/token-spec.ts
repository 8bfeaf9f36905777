import { firstValueFrom, NEVER, of } from 'rxjs';
import { isRetryable } from '../../src/client';
import { type ClientOptions, createSend } from '../../src/client/request';
import type { Transport, TransportRequest } from '../../src/client/transports/transport';

describe('a token', () => {
  const outcome = (token: NonNullable<ClientOptions['token']>): Promise<unknown> => {
    const sent: TransportRequest[] = [];
    const send: Transport['send'] = (request) => {
      sent.push(request);
      return of({ status: 200, body: {} });
    };
    const options = { apiOrigin: 'https://api.example', token };
    const call$ = createSend(options, { send, connect: () => NEVER })({ verb: 'GET', path: '/me' });
    return firstValueFrom(call$).then(
      () => sent,
      (error: unknown) => [error, sent, isRetryable(error)],
    );
  };

  it("whose function throws is the caller's own error: nothing is sent, and no retry helps", async () => {
    const expired = new Error('The session has expired.');
    const token = (): string => {
      throw expired;
    };
    expect(await outcome(token)).toEqual([expired, [], false]);
  });

  it.each(['two\nlines', 'späte', 'two words'])('that no header can hold is an error: %j', async (token) => {
    expect(await outcome(token)).toEqual([new TypeError('token is not a header value'), [], false]);
  });

  it('that is a promise is an error, as the compiler says', async () => {
    // @ts-expect-error a token is needed at once
    const told = await outcome(() => Promise.resolve('late'));
    expect(told).toEqual([new TypeError('token is not a header value'), [], false]);
  });

  it('that is empty is none', async () => {
    expect(await outcome('')).toMatchObject([{ headers: { Accept: 'application/json' } }]);
  });
});
