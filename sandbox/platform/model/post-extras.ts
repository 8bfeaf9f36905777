import { booleanOf, textOf } from './input';
import { isJsonArray, isJsonObject, toId, type Json, type JsonObject } from './json';
import { invalid } from './platform-error';

/** A metadata entry of a post. */
export interface PostMeta {
  readonly id: number;
  readonly key: string;
  readonly value: Json;
}

/** The settings of a post, besides its text. */
export interface PostExtras {
  readonly sticky: boolean;
  readonly password: string;
  /** Id of the parent post; 0 if it has no parent. */
  readonly parentId: number;
  /** The id of a file in the library, or an address; empty if the post has no image. */
  readonly featuredImage: string;
  readonly likesEnabled: boolean;
  readonly sharingEnabled: boolean;
  readonly commentsOpen: boolean;
  readonly pingsOpen: boolean;
  readonly metadata: readonly PostMeta[];
}

/** The settings of a new post. */
export const defaultExtras: PostExtras = {
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

/** Returns the settings after the changes in the input. Throws `invalid_input` (400). */
export function updatedExtras(before: PostExtras, input: JsonObject, nextId: () => number): PostExtras {
  const fields = isJsonObject(input.discussion) ? { ...input, ...input.discussion } : input;
  const parentId = input.parent === false ? 0 : (toId(input.parent) ?? before.parentId);
  return {
    sticky: booleanOf(input, 'sticky') ?? before.sticky,
    password: textOf(input, 'password') ?? before.password,
    parentId,
    featuredImage: textOf(input, 'featured_image') ?? before.featuredImage,
    likesEnabled: booleanOf(input, 'likes_enabled') ?? before.likesEnabled,
    sharingEnabled: booleanOf(input, 'sharing_enabled') ?? before.sharingEnabled,
    commentsOpen: isOpenIn(fields, 'comments_open', 'comment_status') ?? before.commentsOpen,
    pingsOpen: isOpenIn(fields, 'pings_open', 'ping_status') ?? before.pingsOpen,
    metadata: updatedMetadata(before.metadata, input.metadata, nextId),
  };
}

/** Reads a setting that is either a boolean or the text 'open' or 'closed'. */
function isOpenIn(input: JsonObject, flag: string, status: string): boolean | undefined {
  const text = textOf(input, status);
  if (text === undefined) return booleanOf(input, flag);
  if (text !== 'open' && text !== 'closed') throw invalid(`Invalid value for ${status}`);
  return text === 'open';
}

/**
 * Applies a list of `{ key, value }` entries with the operation `add`, `update` (the default) or
 * `delete`.
 */
function updatedMetadata(
  before: readonly PostMeta[],
  input: Json | undefined,
  nextId: () => number,
): readonly PostMeta[] {
  const changes = isJsonArray(input) ? input : isJsonObject(input) ? Object.values(input) : [];
  return changes.filter(isJsonObject).reduce((metadata, change) => {
    const id = toId(change.id);
    const key = textOf(change, 'key') ?? metadata.find((meta) => meta.id === id)?.key;
    if (key === undefined || key === '') throw invalid('Metadata need a key');
    const matches = (meta: PostMeta): boolean => (id === undefined ? meta.key === key : meta.id === id);
    const { operation = 'update', value = '' } = change;
    if (operation === 'delete') return metadata.filter((meta) => !matches(meta));
    if (operation === 'update' && metadata.some(matches))
      return metadata.map((meta) => (matches(meta) ? { ...meta, key, value } : meta));
    return [...metadata, { id: nextId(), key, value }];
  }, before);
}
