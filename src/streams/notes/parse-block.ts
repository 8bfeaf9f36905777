import { linkAddress, webAddress } from './addresses';
import {
  ACTION_FLAGS,
  type ActionFlag,
  type Actions,
  type Block,
  type Ids,
  type Media,
  type Range,
} from './note';
import type { Limits } from './limits';
import { asArray, asFlag, asId, asNumber, asObject, asString, isObject } from '../../lib/json';

/**
 * Parses a list of blocks. Entries that are not objects are left out, and missing fields become empty (section
 * 3).
 */
export const parseBlocks = (value: unknown, limits: Limits): Block[] =>
  limits
    .list(value)
    .flatMap((block) => (isObject(block) && !limits.isFull() ? [parseBlock(block, limits)] : []));

function parseBlock(block: Readonly<Record<string, unknown>>, limits: Limits): Block {
  const text = limits.text(block.text);
  const isCut = text !== asString(block.text);
  const isInText = ({ start }: { readonly start: number }): boolean => !isCut || start < text.length;
  const meta = asObject(block.meta);
  return {
    type: asString(block.type),
    text,
    ranges: limits
      .list(block.ranges)
      .flatMap((range) => parseRange(range, text))
      .filter(isInText),
    media: limits
      .list(block.media)
      .flatMap((media) => parseMedia(media, text))
      .filter(isInText),
    actions: isObject(block.actions) ? parseActions(block.actions) : undefined,
    ids: parseIds(meta.ids),
    homeUrl: webAddress(asObject(meta.links).home),
    homeTitle: limits.text(asObject(meta.titles).home),
    homeTagline: limits.text(asObject(meta.titles).tagline),
    nestLevel: asId(block.nest_level) ?? 0,
    editCommentLink: webAddress(block.edit_comment_link),
  };
}

/** Parses the ids in `meta.ids`. Malformed ids are left out. */
export function parseIds(value: unknown): Ids {
  const ids = asObject(value);
  const named = {
    site: asId(ids.site),
    post: asId(ids.post),
    comment: asId(ids.comment),
    parentComment: asId(ids.parent_comment),
    replyComment: asId(ids.reply_comment),
    user: asId(ids.user),
  };
  return Object.fromEntries(Object.entries(named).filter(([, id]) => id !== undefined));
}

/**
 * Parses the flags of a block's actions. A flag that is present allows its action; a value that is not a
 * boolean becomes false.
 */
function parseActions(value: Readonly<Record<string, unknown>>): Actions {
  const isFlag = (key: string): key is ActionFlag => ACTION_FLAGS.some((flag) => flag === key);
  const actions: Partial<Record<ActionFlag, boolean>> = {};
  for (const [key, flag] of Object.entries(value)) if (isFlag(key)) actions[key] = asFlag(flag) ?? false;
  return actions;
}

/**
 * Parses the pair of indices of a range and clips it to the text. Returns undefined if the pair is malformed,
 * or if it ends before it starts.
 */
function parseIndices(value: unknown, text: string): { start: number; end: number } | undefined {
  const [from, to] = asArray(value).map(asNumber);
  if (from === undefined || to === undefined || to < from) return undefined;
  const clip = (index: number): number => Math.min(Math.max(Math.trunc(index), 0), text.length);
  return { start: clip(from), end: clip(to) };
}

const idText = (value: unknown): string => (typeof value === 'number' ? String(value) : asString(value));

function parseRange(value: unknown, text: string): Range[] {
  const range = asObject(value);
  const indices = parseIndices(range.indices, text);
  if (!indices) return [];
  return [
    {
      ...indices,
      type: asString(range.type),
      url: linkAddress(range.url),
      id: idText(range.id),
      parent: idText(range.parent),
      value: asString(range.value),
      siteId: asId(range.site_id),
      postId: asId(range.post_id),
    },
  ];
}

function parseMedia(value: unknown, text: string): Media[] {
  const media = asObject(value);
  const indices = parseIndices(media.indices, text) ?? { start: 0, end: 0 };
  const type = asString(media.type);
  if (type !== 'image' && type !== 'badge') return [];
  const pixels = (size: unknown): number | undefined => {
    const number = asNumber(size);
    return number !== undefined && number > 0 ? Math.round(number) : undefined;
  };
  return [
    {
      ...indices,
      type,
      url: webAddress(media.url),
      width: pixels(media.width),
      height: pixels(media.height),
    },
  ];
}
