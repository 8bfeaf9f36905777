import { map, type Observable, of, switchMap } from 'rxjs';
import { asArray, asId, asObject, asString, type Json } from '../../lib/json';
import { webAddress } from '../notes/addresses';
import { required } from '../operators/assert-response';
import type { PanelClient } from '../panel-client';
import { comparableText } from './comparable-text';

/** The maximum number of replies in one response. */
const NUMBER = 100;

/** A reply to find; without `comment` it is a reply to the post. */
export interface ReplySearch {
  readonly site: number;
  readonly comment?: number | undefined;
  readonly post?: number | undefined;
  readonly text: string;
  /** The newest comment that was known when the reply was submitted. */
  readonly newestId?: number | undefined;
}

/** A reply that was found. */
export interface FoundReply {
  /** The http(s) address of the reply; '' if there is none. */
  readonly url: string;
  readonly newestId: number | undefined;
}

/**
 * Finds a reply among the comments of its post by text, and by author if known. Comment ids ascend, so older
 * comments with the same text are excluded without comparing clocks. Emits undefined if the reply does not exist.
 * Errors if the response is inconclusive.
 */
export function findReply$(
  client: PanelClient,
  record: ReplySearch,
  author: number | undefined,
): Observable<FoundReply | undefined> {
  const site = client.site(record.site);
  const post$ =
    record.post !== undefined
      ? of(record.post)
      : site
          .comment(record.comment)
          .get({ query: { fields: 'post' } })
          .pipe(map(({ post }) => required(asId(asObject(post).ID), 'the comment names no post')));
  return post$.pipe(
    switchMap((post) =>
      site
        .post(post)
        .comment()
        .replies({ query: { number: NUMBER, order: 'DESC' } })
        .pipe(
          map((response: unknown) => {
            const { comments } = asObject(response);
            if (!Array.isArray(comments)) throw new TypeError('the response has no comments');
            const found = asArray(comments)
              .map(asObject)
              .find((each) => isSame(each, record, author));
            return found && { url: webAddress(found.URL), newestId: asId(found.ID) };
          }),
        ),
    ),
  );
}

function isSame(
  comment: Json,
  { text, comment: parent, newestId = 0 }: ReplySearch,
  author: number | undefined,
): boolean {
  const parentId = asId(asObject(comment.parent).ID);
  const isLater = (asId(comment.ID) ?? 0) > newestId;
  const isByAuthor = author === undefined || asId(asObject(comment.author).ID) === author;
  return isByAuthor && isLater && parentId === parent && isText(comment, text);
}

/**
 * Whether a comment has a text. Compares the raw text of the comment, or its rendered text if the platform
 * sends no raw text.
 */
function isText({ raw_content: raw, content }: Json, text: string): boolean {
  const own = comparableText(text);
  return own !== '' && own === comparableText(typeof raw === 'string' ? raw : asString(content));
}
