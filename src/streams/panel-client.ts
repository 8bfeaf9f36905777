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
 * The nouns that the panel calls. The whole API would add 5 % to the first screen,
 * so the panel loads only these.
 */
export const panelNouns = noun({ nouns: { me, site, users } });

/** The gate between the panel's calls and the platform's rate limits (`gate.ts`). */
export interface Gate {
  /** Makes the function that sends the calls. */
  readonly makeSend: typeof createSend;
  /** Lets the next calls through, because the blogger has pressed a button that sends them. */
  readonly open: () => void;
}

/**
 * A client for the panel's part of the API. Without a gate all calls are sent.
 * @throws TypeError if `apiOrigin` is not an http(s) origin.
 */
export const createPanelClient = (
  options: ClientOptions & { readonly transport: Transport },
  gate?: Gate,
) => ({ ...buildClient(options, panelNouns, options.transport, gate?.makeSend), gate });

export type PanelClient = ReturnType<typeof createPanelClient>;
