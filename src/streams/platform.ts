import type { ClientOptions, Transport } from '../client';
import { clientOf } from '../client/client-of';
import { endpoint } from '../client/endpoint';
import { comment } from '../client/endpoints/comments';
import { follow } from '../client/endpoints/follows';
import { like } from '../client/endpoints/post-likes';
import { users } from '../client/endpoints/users';
import { noun } from '../client/noun';
import type { Me } from '../client/types/me';

const me = noun({ calls: { get: endpoint<Me>()('GET /me') } });
const post = noun({ at: ['post?'], nouns: { comment, like } });
const site = noun({ at: ['site'], nouns: { comment, follow, post } });

/** What the panel asks of the platform, and no more: the whole API would be a twentieth of its first screen. */
export const panelNouns = noun({ nouns: { me, site, users } });

/** The client with the panel's part of the API. */
export const createPanelClient = (options: ClientOptions & { readonly transport: Transport }) =>
  clientOf(options, panelNouns, options.transport);

export type PanelClient = ReturnType<typeof createPanelClient>;
