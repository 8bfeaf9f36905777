import type { ClientOptions, Transport } from '../client';
import { buildClient } from '../client/build-client';
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

/** A client for the panel's part of the API. @throws TypeError if `apiOrigin` is not an http(s) origin. */
export const createPanelClient = (options: ClientOptions & { readonly transport: Transport }) =>
  buildClient(options, panelNouns, options.transport);

export type PanelClient = ReturnType<typeof createPanelClient>;
