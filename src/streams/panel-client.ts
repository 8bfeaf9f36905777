import type { ClientOptions, Transport } from '../client';
import { buildClient } from '../client/build-client';
import type { createSend } from '../client/request/send';
import { comment } from '../client/tables/comments';
import { endpoint } from '../client/tables/endpoint';
import { follow, like } from '../client/tables/likes-and-follows';
import { noun } from '../client/tables/noun';
import { users } from '../client/tables/users';
import type { LikesResponse } from '../client/types/like';
import type { Me } from '../client/types/me';

const me = noun({ calls: { get: endpoint<Me>()('GET /me') } });
const post = noun({
  binds: ['post?'],
  calls: { likesList: endpoint<LikesResponse>()('GET /sites/{site}/posts/{post}/likes') },
  nouns: { comment, like },
});
const site = noun({ binds: ['site'], nouns: { comment, follow, post } });

/**
 * The nouns (API resources) that the panel calls. The panel loads only these, because the whole API would make
 * the first screen 5 % larger.
 */
export const panelNouns = noun({ nouns: { me, site, users } });

/** Makes the panel's calls respect the platform's rate limits (`gate.ts`). */
export interface Gate {
  /** Creates the function that sends calls through the gate. */
  readonly makeSend: typeof createSend;
  /** Lifts all limits, because the blogger has pressed a button that sends a call. */
  readonly open: () => void;
}

/**
 * Creates a client for the nouns that the panel calls. Without a gate, every call is sent.
 * @throws TypeError if `apiOrigin` is not an http(s) origin.
 */
export const createPanelClient = (
  options: ClientOptions & { readonly transport: Transport },
  gate?: Gate,
) => ({ ...buildClient(options, panelNouns, options.transport, gate?.makeSend), gate });

export type PanelClient = ReturnType<typeof createPanelClient>;
