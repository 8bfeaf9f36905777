/** The texts of packages/client/README.md that do not come from the tables. */

export const INTRODUCTION = `# @notestream/client

Written by \`scripts/client-docs.ts\` from \`src/client/tables/\`; do not edit.

The client has two interfaces to the same API: \`createClient(options)\` returns cold observables, and \`wpcom(token?, requestHandler?)\` has the methods of wpcom 5 and 7, with promises and callbacks.`;

export const INSTALL = `## Install

\`\`\`sh
npm install @notestream/client rxjs
\`\`\`

The client depends on RxJS 7.8. It runs in browsers, and in Node 20.19, 22.13 or 24, and later ones.`;

export const PARTS = `## Load only what you call

\`createClient\` has all of the API: 10 kB over RxJS. \`clientFor\` has the nouns that you name, from 6 kB. They are in \`@notestream/client/nouns/\`, named like the pages in [nouns/](nouns/). \`endpoint<Response, Args, Query>\` adds a call that the client lacks.`;

export const OPTIONS = `## Options

\`createClient\` takes:

- \`apiOrigin\`, required: the platform's http(s) origin.
- \`token\`: the bearer token, or a function that returns it, or its promise, for each request. Without one, or with \`''\`, no \`Authorization\` header is sent.
- \`apiVersion\` (\`1.1\`): the version for calls that have none of their own.
- \`namespaceRoot\` (\`/wp-json\`): the path before a namespace; \`''\` if namespaces are at the root.
- \`transport\` (\`fetchTransport\`): an object with \`send\` and \`connect\`.
- \`timeoutMs\` (30000; 0 means no limit): milliseconds until the whole response has arrived; each progress event of an upload restarts them. Unless it is set, an upload has no limit before its first progress event; Node has none.
- \`responseTimeoutMs\` (0, no limit): milliseconds until the response begins, including the upload.
- \`postOnly\`: sends PUT and DELETE of versioned paths as POST, which WordPress.com needs.

A call takes its own arguments and then, optionally, \`{ query, apiVersion, apiNamespace, keepalive, timeoutMs, responseTimeoutMs, signal }\`. The namespace \`''\` is \`wp/v2\`. With \`keepalive\` the request outlives the page. When \`signal\` is aborted, the call errors with its reason. Unknown options throw. \`query\` is typed; its \`fields: 'ID,title'\` narrows the response.`;

export const PAGES = `Lists are paged by the platform's own parameters, in \`query\`; arrays and objects there get brackets. \`paginate\` is an observable of pages, and an iterator for \`for await\`. The next page is found by \`byHandle\` (the default), \`byNumber\`, \`byOffset(itemsOf)\`, or a function of the page and its query. The last argument is the query of the first page: \`{ offset: 10 }\`.`;

export const ERRORS = `## Errors

A wrong argument throws at the call, and the message names it. Errors of token functions and hooks stay unchanged. Other failures are \`ApiError\`s:

- \`name\`: the response's \`error\` (\`comment_duplicate\` becomes \`CommentDuplicateError\`), or its status (\`NotFoundError\`), or a name below.
- \`message\`: the response's \`error_description\`, or \`404 status code for "GET /rest/v1.1/me"\`.
- \`path\` (without the query), \`method\`: those of the request.
- \`status\`: the HTTP status, or the inner status of an envelope; 0 if there was no response.
- \`body\`: the response with the first of its \`errors\` merged in; its text if it is not JSON.
- \`headers\`: the response's headers, by names in lower case; those of an envelope keep their case.
- \`retryAfterMs\`: the milliseconds that \`Retry-After\` asks to wait; 0 if it does not ask.
- \`code\` and \`cause\`, if there are any.

\`instanceof ApiError\` narrows to a union that \`name\` tells apart.

Errors of the client itself:

- \`ParseError\`: a 2xx response is empty (204 included), is not JSON, or is neither an array nor an object.
- \`TimeoutError\` (\`ECONNABORTED\`): \`timeoutMs\` or \`responseTimeoutMs\` has passed.
- \`TerminatedError\` (\`ECONNRESET\`): no response, for example offline, or blocked by CORS.
- \`RequestError\` (\`EINVAL\`, Node only): endless redirects, a forbidden port.
- \`ProxyFrameError\`: the provider's frame was closed, removed or replaced (\`ECONNRESET\`), or was not ready in time (\`ETIMEDOUT\`).
- \`FileSystemError\`: a file cannot be read or a stream is sent twice (\`ENOENT\`), or a path is used in a browser (\`ENOSYS\`, thrown at the call).

\`isRetryable(error)\` is true for 5xx except 501, for \`ECONNRESET\`, and for timeouts. \`retryable({ retries })\` repeats a call after such errors. \`delay\` (1000) is in milliseconds, or a function of the attempt's number from 1; it is never shorter than \`retryAfterMs\`, unless \`maxDelay\` is: then the error says so. \`jitter\` (a share of the delay), \`total\` (milliseconds) and \`onRetry\` are optional; each attempt has its time limits. A 429 is repeated with \`tooMany: true\`, a POST, including those of \`postOnly\`, with \`unsafe: true\`.`;

export const BESIDE = `- **Files** for \`addFiles\` and \`upload\` are \`Blob\`s, \`ArrayBuffer\`s and their views, async iterables such as Node's streams, and in Node also paths. \`{ file, title, caption }\` adds attributes; \`edit\` takes the file as \`media\`. \`upload\` emits its progress in browsers; in Node it emits only \`{ type: 'answer', body }\`.
- **Real-time channel**: \`client.pinghub.connect(path)\` opens \`/pinghub{path}\`, and emits \`{ type: 'open' }\` and \`{ type: 'message', data }\`. It never completes: it errors with a \`ChannelError\`, whose \`code\` is the WebSocket's. Node 20 needs a global \`WebSocket\`, such as that of ws.
- **Proxy frame**: \`proxyFrameTransport\` sends through a hidden page of the provider, ready within \`loadTimeoutMs\` (20000). \`close()\` removes it; the next request opens a new one. \`accessAllUsersBlogs(isAllowed)\` gives the requests access to all blogs of the user.
- **Cache**: \`cachedTransport\` keeps \`maxEntries\` (1000) responses for \`maxAgeMs\` (60000), and no errors; with \`maxEntries: 0\` it only shares simultaneous equal GETs. Each caller gets a copy. Requests other than GETs clear the cache, as does \`clear()\`.
- **Analytics**: \`createAnalytics({ privacy: navigator, sink, image })\` from \`/analytics\`. \`record(event)\` emits on \`events$\` and calls \`sink\`; \`bump(group, name)\` loads the tracking image. Both do nothing while \`navigator.globalPrivacyControl\` is true.
- **Throttle**: \`throttledTransport(transport, { inFlight, perSecond })\` from \`/throttle\` makes the requests of an origin wait for their turn.
- **Hooks**: \`hookedTransport(transport, { beforeRequest, afterAnswer, onFailure })\` from \`/hooks\`. They see copies; what they return is used instead.
- **Status and headers**: with \`respondingTransport(transport)\` from \`/responses\`, \`call.pipe(withResponse())\` emits \`{ body, status, headers }\`, such as \`x-wp-total\`.
- **Batches**: \`batchedTransport(transport, { waitMs, maxUrls })\` from \`/batch\` sends simultaneous GETs as one.
- **Any path**: \`client.request<Response>('GET', '/sites/1/tags', { query, body })\`.
- **Queries**: \`stringifyQuery(query)\` writes a query, and \`parseQuery(text)\` from \`/parse-query\` reads one, as \`qs\` does.

### Order, time limits and CORS

From the network outwards: throttle, batch, cache, hooks, responding; then \`retryable\`.

\`\`\`ts
ORDER
\`\`\`

A cached GET waits for no turn, a batch takes one, and the hooks see every call; next to \`fetchTransport\` they see what is sent.

Time limits begin when a request is sent. Queues emit \`queued\` and \`sent\`, also those of your own, and limits pause in between. Durations come from a clock that nobody can set.

Browsers hide headers that \`Access-Control-Expose-Headers\` does not list: without \`Retry-After\` in it, \`retryAfterMs\` is 0. Responses without CORS headers, endless redirects and forbidden ports are \`TerminatedError\`s there.`;

export const WPCOM = `\`requestHandler(options)\` takes the options above, with other defaults: WordPress.com, namespaces at the root, and no \`timeoutMs\`. A promise has \`timeout(ms = 30000)\` and \`cancel(reason?)\`; both abort the request. [wpcom.txt](wpcom.txt) has an example, and every difference from wpcom 5.4.2 and 7.1.1.`;

/** The head of packages/client/wpcom.txt. */
export const WPCOM_HEAD = `Written by scripts/client-docs.ts; do not edit.

The wpcom interface has the methods of wpcom 5.4.2, and loadToken and isTokenLoaded of wpcom 7.1.1. Change the
import: \`import { wpcom as WPCOM } from '@notestream/client'\`.

  Requests have a method of GET or POST, as in wpcom. The version, the namespace, proxyOrigin (no other origin
  than the handler's) and signal are fields of the query. The query comes before body, content, files and
  media_urls, after all other arguments.

  The handler is optional in both forms, as in 5.4.2: without one, WPCOM(token) sends to WordPress.com. In
  7.1.1 such calls fail. A handler gets the token in its parameters only after loadToken, and requestHandler
  then uses that one; 7.1.1 always passes the token.

  A call with a callback returns the result of the handler; that of requestHandler is { abort() }.

  Errors are ApiErrors with the response's own fields and statusCode. A callback gets the headers and the status
  in one object.

  post({ slug }).update(data) throws: get the post first, and update it by its ID.

  Streams of records, and uploads to VideoPress, are not supported.

Code for wpcom still works:

EXAMPLE

Calls in which wpcom is wrong, and this interface differs:`;

export const REFERENCE = `## Reference

[CALLS.txt](CALLS.txt) lists every call; [nouns/](nouns/) has a page for each noun, with types and an example. Changes are in [CHANGELOG.md](CHANGELOG.md).`;

/** The head of packages/client/CALLS.txt. */
export const CALLS_HEAD = `Written by scripts/client-docs.ts from src/client/tables/; do not edit.

Each line has a call of createClient, without its options, and the request. The wpcom interface has no
upload and no notifications; it also has del for delete, state for mine, the names after "wpcom:", and
req.get, req.post, req.put and req.del for any path.`;
