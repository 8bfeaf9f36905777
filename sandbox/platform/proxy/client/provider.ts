import { connect, disconnect } from './channels.js';
import { listenToParent, type Reply } from './parent.js';
import { abort, request } from './requests.js';
import type { Wish } from './wish.js';

const parentOrigin = decodeURIComponent(location.hash.slice(1));
const allowed: unknown = JSON.parse(document.body.dataset.parents ?? '[]');

// A page that is not of the allow-list hears nothing, not even that this one is ready.
if (Array.isArray(allowed) && allowed.includes(parentOrigin)) listenToParent(parentOrigin, grant);

function grant(wish: Wish, reply: Reply): void {
  if (wish.abort) abort(wish.callback);
  else if (wish.metaApi !== undefined) changeAccess(wish.metaApi, reply);
  else if (!wish.path.startsWith('/pinghub/')) request(wish, reply);
  else if (wish.action === 'disconnect') disconnect(wish.path, reply);
  else connect(wish.path, reply);
}

/** Pages may ask to act on all of the user's sites; here they all may anyway. */
function changeAccess({ accessAllUsersBlogs }: Readonly<Record<string, unknown>>, { answer }: Reply): void {
  if (typeof accessAllUsersBlogs === 'boolean') answer('metaAPIupdated', 200);
  else answer({ error: 'invalid_input', message: 'Unknown metaAPI' }, 400);
}
