/** What docs/client.md says before it lists every chain: how to get the client, and what is not in the tables. */

export const INSTALL = `## To have it

\`\`\`sh
npm run build:client   # dist/client/: ES modules and their types
npm pack               # notestream-{version}.tgz: install it, or \`npm link\` the folder
\`\`\`

It needs RxJS 7.8 beside it, in Node from 20.19 on or in a browser. \`notestream/client\` has both faces and both transports; \`notestream/client/cache\`, \`/analytics\` and \`/parse-query\` are files of their own, for who wants them.`;

export const OPTIONS = `## \`createClient(options)\`

| Option | What it is |
| --- | --- |
| \`apiOrigin\` | Where the platform is: \`https://public-api.wordpress.com\`. Required; a slash at its end does not matter. |
| \`token\` | The bearer token, or a function that gives the current one each time that a request goes out; none or \`''\` sends no \`Authorization\`. |
| \`apiVersion\` | Of paths that have none of their own; \`1.1\`. |
| \`namespaceRoot\` | What stands before a namespace; \`/wp-json\`, and \`''\` for a platform that has namespaces at its root. |
| \`transport\` | \`fetchTransport\`, or one of your own: an object with \`send\` and \`connect\`. |
| \`timeoutMs\` | Until the whole answer must be here; 30000, and 0 is for ever. While files are on their way it counts from the last that was heard of them. In Node nothing is heard: there an upload takes as long as it takes, unless a time is given. |
| \`responseTimeoutMs\` | Until the answer begins, all that is sent before included; 0, the default, is for ever. |
| \`postOnly\` | Send PUT and DELETE of versioned paths as POST: WordPress.com's versioned API knows no other. |

What cannot be right throws a \`TypeError\` here, and its message names the option. The \`options\` of a call are \`query\`, \`apiVersion\`, \`apiNamespace\` (\`''\` is \`wp/v2\`), \`keepalive\`, \`timeoutMs\` and \`responseTimeoutMs\`; an unknown one throws.`;

export const ERRORS = `## Errors

A call that fails errs with an \`ApiError\`. Arguments that cannot be right throw at the call instead, and nothing is sent. What a \`token\` function throws comes through as it is.

| Field | What it is |
| --- | --- |
| \`name\` | The platform's \`error\` in camel case (\`comment_duplicate\` is \`CommentDuplicateError\`), or the status text's (\`NotFoundError\`), or one of those below. |
| \`message\` | \`error_description\`, or \`404 status code for "GET /rest/v1.1/me"\`. |
| \`path\`, \`method\` | The request's. |
| \`status\` | HTTP's, or the inner one of an envelope; 0 when there was no answer. |
| \`body\` | The answer, with the first of its \`errors\` merged in; its text where it is no JSON. |
| \`headers\` | The answer's, by names in lower case; an envelope's as it has them. |
| \`code\` | See below. |
| \`cause\` | What was caught, if anything. |

| \`name\` | \`code\` | When |
| --- | --- | --- |
| \`ParseError\` | none | An answer that is no JSON, or neither a list nor an object; an empty one too, 204 included. |
| \`TimeoutError\` | \`ECONNABORTED\` | \`timeoutMs\` or \`responseTimeoutMs\` has passed. |
| \`TerminatedError\` | \`ECONNRESET\` | The transport had no answer: offline, refused, cut, blocked by CORS. |
| \`ProxyFrameError\` | \`ECONNRESET\`, \`ETIMEDOUT\` | The provider's frame went away, or did not get ready. |
| \`FileSystemError\` | \`ENOENT\`, \`ENOSYS\` | A file that cannot be read, a stream that is sent twice; a path in a browser. |

\`isRetryable(error)\` is true for 5xx except 501, for a connection that was reset and for time-outs. \`retryable({ retries, delay, unsafe })\` is an operator that tries again while that holds: \`retries\` times, after \`delay\` (milliseconds, 1000 unless said otherwise, or a function of the attempt from 1), and POSTs only with \`unsafe: true\`. A channel errs with a \`ChannelError\`, whose \`code\` is the WebSocket's close code.`;

export const BESIDE = `## Beside the calls

- **Files** for \`addFiles\`, \`upload\` and \`edit\` are \`Blob\`s, bytes (\`ArrayBuffer\`, \`Uint8Array\`, \`Buffer\`), async iterables such as Node's streams, and in Node paths; an object \`{ file, title, caption, ... }\` describes one. A stream is good for one request. \`upload\` tells its progress in browsers (XMLHttpRequest does); in Node \`fetch\` cannot, and only the answer comes.
- **The real-time channel**: \`client.pinghub.connect(path)\` opens \`/pinghub{path}\` and emits \`{ type: 'open' }\` and \`{ type: 'message', data }\`; it never completes. It needs a global \`WebSocket\`, which Node has from 22 on; in Node 20 take one from a library such as ws: \`globalThis.WebSocket = WebSocket\`.
- **The proxy frame**: \`createClient({ apiOrigin, transport: proxyFrameTransport({ window, origin }) })\` sends through the provider's own hidden page, with the cookies of who is signed in there. \`accessAllUsersBlogs(isAllowed?)\` is a setting of the frame, \`close()\` takes it away, and \`loadTimeoutMs\` (20000) is how long it may take to get ready.
- **A cache**: \`cachedTransport(transport, { maxEntries: 1000, maxAgeMs: 60000 })\` from \`notestream/client/cache\` remembers answers to GETs that the client accepts, never errors, and forgets all at each write; \`clear()\` forgets too.
- **Analytics**: \`createAnalytics({ privacy: navigator, sink, image })\` from \`notestream/client/analytics\` gives \`record(event)\`, \`bump(group, name)\` and \`events$\`, and is silent where the browser asks for privacy.
- **Queries**: \`stringifyQuery(query)\` writes them with brackets; \`parseQuery(text)\` from \`notestream/client/parse-query\` reads them, with at most 1000 parameters, 5 brackets deep, arrays of up to 20.`;

export const WPCOM = `What differs from wpcom 5.4.2 is where wpcom errs; \`spec/client/conformance/exceptions.ts\` has all of it, with the reasons. Besides:

- **Without a handler** requests go by \`fetch\`, not by superagent: a handler gives \`{ abort() }\`, and there is no limit of time but the promise's \`timeout(ms = 30000)\`.
- **Errors** are \`ApiError\`s that also carry the answer's own fields (\`error\`, \`message\`, ...) and \`statusCode\`, and a callback gets the headers, with \`status\` among them. \`path\` has no query. An answer that is empty, null or no JSON is an error, where wpcom gives \`{}\`, \`null\` or superagent's own error.
- **\`post({ slug })\`** reads, as in wpcom. Its README also shows \`post({ slug }).update(data)\`, which in wpcom goes to the post 'undefined': here it throws that the post id is not defined. Get the post first, and update it by its ID.
- **Streams of records** (\`application/x-ndjson\`, \`onStreamRecord\`) are not read.`;
