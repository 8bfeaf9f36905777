import { flagOf, textOf } from './input';
import { isJsonArray, isJsonObject, toId, type Json, type JsonObject } from './json';
import { invalid } from './platform-error';

/** A note in the margin of a post, for programs. */
export interface PostMeta {
  readonly id: number;
  readonly key: string;
  readonly value: Json;
}

/** What a post is besides its text: how it is shown, and what may be done with it. */
export interface PostExtras {
  readonly sticky: boolean;
  readonly password: string;
  /** Id of the post above it; 0 for none. */
  readonly parentId: number;
  /** Id of a file of the site's library, or an address; empty for none. */
  readonly featuredImage: string;
  readonly likesEnabled: boolean;
  readonly sharingEnabled: boolean;
  readonly commentsOpen: boolean;
  readonly pingsOpen: boolean;
  readonly metadata: readonly PostMeta[];
}

/** What a post is when nobody says anything. */
export const plainExtras: PostExtras = {
  sticky: false,
  password: '',
  parentId: 0,
  featuredImage: '',
  likesEnabled: true,
  sharingEnabled: true,
  commentsOpen: true,
  pingsOpen: true,
  metadata: [],
};

/** What the input changes of it; what it does not name stays. Throws `invalid_input` (400). */
export function changedExtras(before: PostExtras, input: JsonObject, nextId: () => number): PostExtras {
  const said = isJsonObject(input.discussion) ? { ...input, ...input.discussion } : input;
  const parentId = input.parent === false ? 0 : (toId(input.parent) ?? before.parentId);
  return {
    sticky: flagOf(input, 'sticky') ?? before.sticky,
    password: textOf(input, 'password') ?? before.password,
    parentId,
    featuredImage: textOf(input, 'featured_image') ?? before.featuredImage,
    likesEnabled: flagOf(input, 'likes_enabled') ?? before.likesEnabled,
    sharingEnabled: flagOf(input, 'sharing_enabled') ?? before.sharingEnabled,
    commentsOpen: openOf(said, 'comments_open', 'comment_status') ?? before.commentsOpen,
    pingsOpen: openOf(said, 'pings_open', 'ping_status') ?? before.pingsOpen,
    metadata: changedMetadata(before.metadata, input.metadata, nextId),
  };
}

/** Whether something is open: as a yes or no, or as 'open' and 'closed'. */
function openOf(input: JsonObject, flag: string, status: string): boolean | undefined {
  const text = textOf(input, status);
  if (text === undefined) return flagOf(input, flag);
  if (text !== 'open' && text !== 'closed') throw invalid(`Invalid value for ${status}`);
  return text === 'open';
}

/** Metadata come one by one: `{ key, value }` with an operation `add`, `update` (the usual) or `delete`. */
function changedMetadata(
  before: readonly PostMeta[],
  asked: Json | undefined,
  nextId: () => number,
): readonly PostMeta[] {
  const changes = isJsonArray(asked) ? asked : isJsonObject(asked) ? Object.values(asked) : [];
  return changes.filter(isJsonObject).reduce((metadata, change) => {
    const id = toId(change.id);
    const key = textOf(change, 'key') ?? metadata.find((meta) => meta.id === id)?.key;
    if (key === undefined || key === '') throw invalid('Metadata need a key');
    const isMeant = (meta: PostMeta): boolean => (id === undefined ? meta.key === key : meta.id === id);
    const { operation = 'update', value = '' } = change;
    if (operation === 'delete') return metadata.filter((meta) => !isMeant(meta));
    if (operation === 'update' && metadata.some(isMeant))
      return metadata.map((meta) => (isMeant(meta) ? { ...meta, key, value } : meta));
    return [...metadata, { id: nextId(), key, value }];
  }, before);
}
