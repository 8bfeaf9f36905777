/** The texts of docs/client.md that do not come from the tables. */

export const INSTALL = `## Install

\`\`\`sh
npm run build:client   # dist/client/: ES modules and their types
npm pack               # notestream-{version}.tgz: install it, or \`npm link\` the folder
\`\`\`

The client needs RxJS 7.8 as a peer, and Node 20.19 or later, or a browser. \`notestream/client\` has both faces and both transports. \`notestream/client/cache\`, \`/analytics\` and \`/parse-query\` are separate files, so that a page loads them only if it imports them.`;

export const OPTIONS = `## Create a client

\`createClient(options)\` takes these options:

| Option | Meaning |
| --- | --- |
| \`apiOrigin\` | The platform's origin: \`https://public-api.wordpress.com\`. Required; a slash at its end does not matter. |
| \`token\` | The bearer token, or a function that returns the current one; it is called for each request. Without a token, or with \`''\`, no \`Authorization\` is sent. |
| \`apiVersion\` | The version for paths that have none of their own; \`1.1\` by default. |
| \`namespaceRoot\` | The path before a namespace; \`/wp-json\` by default, \`''\` for a platform with namespaces at its root. |
| \`transport\` | \`fetchTransport\` by default, or an object of your own with \`send\` and \`connect\`. |
| \`timeoutMs\` | Milliseconds until the whole answer must have arrived; 30000 by default, 0 for no limit. During an upload each progress event restarts the time. Uploads in Node have no progress events, and therefore no limit unless you set one. |
| \`responseTimeoutMs\` | Milliseconds until the answer begins, including the upload; 0, the default, for no limit. |
| \`postOnly\` | Send PUT and DELETE of versioned paths as POST: the versioned API of WordPress.com supports only GET and POST. |

An invalid option throws a \`TypeError\` that names it. The \`options\` of a call are \`query\`, \`apiVersion\`, \`apiNamespace\` (\`''\` is \`wp/v2\`), \`keepalive\`, \`timeoutMs\` and \`responseTimeoutMs\`; an unknown option throws.`;

export const ERRORS = `## Errors

The observable of a failed call errors with an \`ApiError\`. A wrong argument throws at the call instead, and nothing is sent. An error that your \`token\` function throws is passed on unchanged.

| Field | Meaning |
| --- | --- |
| \`name\` | The platform's \`error\` in camel case (\`comment_duplicate\` becomes \`CommentDuplicateError\`), or else the name of the status (\`NotFoundError\`), or a name of the table below. |
| \`message\` | \`error_description\`, or \`404 status code for "GET /rest/v1.1/me"\`. |
| \`path\`, \`method\` | Those of the request. |
| \`status\` | The HTTP status, or the inner status of an envelope; 0 if there was no answer. |
| \`body\` | The answer with the first entry of its \`errors\` merged in; its text if it is not JSON. |
| \`headers\` | The answer's headers, by names in lower case; those of an envelope keep their case. |
| \`retryAfterMs\` | Milliseconds that the answer asks to wait (\`Retry-After\`, in seconds or as an HTTP date); 0 if it does not ask. A browser shows this header only if the platform lists it in \`Access-Control-Expose-Headers\`. |
| \`code\` | See the table below. |
| \`cause\` | The original error, if there is one. |

| \`name\` | \`code\` | When |
| --- | --- | --- |
| \`ParseError\` | none | The answer is empty (status 204 included), is not JSON, or is neither an array nor an object. |
| \`TimeoutError\` | \`ECONNABORTED\` | \`timeoutMs\` or \`responseTimeoutMs\` has passed. |
| \`TerminatedError\` | \`ECONNRESET\` | The transport got no answer: offline, refused, cut off, blocked by CORS. |
| \`ProxyFrameError\` | \`ECONNRESET\`, \`ETIMEDOUT\` | The provider's frame was removed, or did not become ready. |
| \`FileSystemError\` | \`ENOENT\`, \`ENOSYS\` | A file cannot be read, a stream is sent twice, or a path is used in a browser. |

\`isRetryable(error)\` is true for 5xx except 501, for a reset connection and for timeouts. \`retryable({ retries, delay, unsafe })\` is an operator that repeats the call after such errors, at most \`retries\` times. \`delay\` is in milliseconds, 1000 by default, or a function of the attempt's number from 1; it is never shorter than \`retryAfterMs\`. POSTs are repeated only with \`unsafe: true\`. A channel fails with a \`ChannelError\`, whose \`code\` is the WebSocket's close code.`;

export const BESIDE = `## Files, channels, cache and analytics

- **Files** for \`addFiles\`, \`upload\` and \`edit\` are \`Blob\`s, bytes (\`ArrayBuffer\`, \`Uint8Array\`, \`Buffer\`), async iterables such as Node's streams, and in Node also paths. An object \`{ file, title, caption, ... }\` adds attributes. A stream can be sent once. \`upload\` emits its progress in browsers, where XMLHttpRequest reports it; in Node it emits only the answer.
- **The real-time channel**: \`client.pinghub.connect(path)\` opens \`/pinghub{path}\` and emits \`{ type: 'open' }\` and \`{ type: 'message', data }\`; it never completes. It needs a global \`WebSocket\`, which Node has since version 22. In Node 20 use a library such as ws: \`globalThis.WebSocket = WebSocket\`.
- **The proxy frame**: \`createClient({ apiOrigin, transport: proxyFrameTransport({ window, origin }) })\` sends through a hidden page of the provider, with the cookies of the user who is signed in there. \`accessAllUsersBlogs(isAllowed?)\` changes a setting of the frame, \`close()\` removes the frame, and \`loadTimeoutMs\` (20000) limits the time until it is ready.
- **The cache**: \`cachedTransport(transport, { maxEntries: 1000, maxAgeMs: 60000 })\` from \`notestream/client/cache\` caches the answers to GETs that the client accepts, never errors. Every write clears it, and so does \`clear()\`.
- **Analytics**: \`createAnalytics({ privacy: navigator, sink, image })\` from \`notestream/client/analytics\` has \`record(event)\`, \`bump(group, name)\` and \`events$\`. It records nothing while the browser asks for privacy.
- **Queries**: \`stringifyQuery(query)\` writes a query with brackets. \`parseQuery(text)\` from \`notestream/client/parse-query\` reads one, with at most 1000 parameters, 5 levels of brackets and arrays of up to 20 values.`;

export const WPCOM = `The wpcom face differs from wpcom 5.4.2 where wpcom is wrong; \`spec/client/wpcom/conformance/exceptions.ts\` lists every difference with its reason. These differ as well:

- **The default handler** sends with \`fetch\` and not with superagent. It returns \`{ abort() }\`, and the only time limit is the promise's \`timeout(ms = 30000)\`.
- **Errors** are \`ApiError\`s that also have the answer's own fields (\`error\`, \`message\`, ...) and \`statusCode\`. A callback gets the headers and the \`status\` in one object. \`path\` has no query. An answer that is empty, null or not JSON is an error, while wpcom returns \`{}\`, \`null\` or superagent's own error.
- **\`post({ slug })\`** can be read, as in wpcom. wpcom's README also shows \`post({ slug }).update(data)\`, which wpcom sends to the post 'undefined'. Here it throws that the post id is not defined: get the post first, and update it by its ID.
- **Streams of records** (\`application/x-ndjson\`, \`onStreamRecord\`) are not supported.`;
