import { connect, disconnect } from './channels.js';
import { listenToParent, type Responder } from './parent.js';
import { abort, sendRequest } from './requests.js';
import type { ProxyRequest } from './proxy-request.js';

const parentOrigin = decodeURIComponent(location.hash.slice(1));
const allowed: unknown = JSON.parse(document.body.dataset.parents ?? '[]');

// A page outside the allow-list gets no message, not even `ready`.
if (Array.isArray(allowed) && allowed.includes(parentOrigin)) listenToParent(parentOrigin, handle);

function handle(request: ProxyRequest, responder: Responder): void {
  if (request.abort) abort(request.callback);
  else if (request.metaApi !== undefined) changeAccess(request.metaApi, responder);
  else if (!request.path.startsWith('/pinghub/')) sendRequest(request, responder);
  else if (request.action === 'disconnect') disconnect(request.path, responder);
  else connect(request.path, responder);
}

/** Handles a request for access to all sites of the user. The sandbox always grants it. */
function changeAccess(
  { accessAllUsersBlogs }: Readonly<Record<string, unknown>>,
  { respond }: Responder,
): void {
  if (typeof accessAllUsersBlogs === 'boolean') respond('metaAPIupdated', 200);
  else respond({ error: 'invalid_input', message: 'Unknown metaAPI' }, 400);
}
