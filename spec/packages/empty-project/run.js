// Calls a server of its own with each interface; runs in Node, in Deno and from a bundle.
import { createServer } from 'node:http';
import { createClient, isRetryable, wpcom } from '@notestream/client';
import { clientFor } from '@notestream/client/core';
import { me } from '@notestream/client/nouns/me';
import '@notestream/embed';
import '@notestream/embed/react';
import { firstValueFrom } from 'rxjs';

const server = createServer((request, response) => {
  if (request.url.endsWith('/plans')) {
    response.statusCode = 302;
    response.setHeader('Location', request.url);
  }
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ asked: request.url }));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const apiOrigin = `http://127.0.0.1:${server.address().port}`;
const answers = [
  await firstValueFrom(createClient({ apiOrigin }).me().get()),
  await firstValueFrom(clientFor({ apiOrigin }, { me }).me().get()),
  await wpcom('token', ({ path }, done) => {
    fetch(apiOrigin + path)
      .then((response) => response.json())
      .then((body) => done(null, body, {}), done);
  })
    .site(1)
    .get(),
];
/** The error of a call or channel. */
const failing = (call$) =>
  firstValueFrom(call$).then(
    () => 'no error',
    (error) => error,
  );
const { name, code } = await failing(createClient({ apiOrigin }).pinghub.connect('/refused'));
if (name !== 'ChannelError' || code !== 1006) throw new Error(`a refused channel: ${name} ${code}`);
const circle = await failing(createClient({ apiOrigin }).plans().list());
server.close();
server.closeAllConnections?.();
const offline = await failing(createClient({ apiOrigin }).me().get());
if (!isRetryable(offline) || (circle.name !== 'RequestError' && globalThis.Deno === undefined))
  throw new Error(`a lost connection: ${offline}, a circle of redirects: ${circle}`);
const asked = answers.map((answer) => answer.asked).join();
if (asked !== '/rest/v1.1/me,/rest/v1.1/me,/sites/1') throw new Error(`asked: ${asked}`);
