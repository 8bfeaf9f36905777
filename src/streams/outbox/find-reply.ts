import { map, type Observable, of, switchMap } from 'rxjs';
import { asArray, asId, asObject, asString, type Json } from '../../lib/json';
import { webAddress } from '../notes/addresses';
import { required } from '../operators/assert-response';
import type { PanelClient } from '../panel-client';
import { REPLY_CLOCK_SKEW_MS } from '../timing';
import { comparableText } from './comparable-text';

/** The maximum number of replies in one response. */
const NUMBER = 100;

/** A reply to find; without `comment` it is a reply to the post. */
export interface ReplySearch {
  readonly site: number;
  readonly comment?: number | undefined;
  readonly post?: number | undefined;
  readonly text: string;
  /** When it was submitted, epoch milliseconds. */
  readonly time: number;
}

/**
 * Finds a reply among those of its post by author, text and time; by text and time alone if the
 * author is not known. Emits its address ('' if it cannot be linked to), or undefined if it does
 * not exist. Errors if the response is not conclusive.
 */
export function findReply$(
  client: PanelClient,
  record: ReplySearch,
  author: number | undefined,
): Observable<string | undefined> {
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
            return found && webAddress(found.URL);
          }),
        ),
    ),
  );
}

function isSame(
  comment: Json,
  { text, comment: parent, time }: ReplySearch,
  author: number | undefined,
): boolean {
  const parentId = asId(asObject(comment.parent).ID);
  // Dates have whole seconds, and the clocks of browser and platform differ.
  const isLater = Date.parse(asString(comment.date)) >= time - REPLY_CLOCK_SKEW_MS;
  const isByAuthor = author === undefined || asId(asObject(comment.author).ID) === author;
  return isByAuthor && isLater && parentId === parent && isText(comment, text);
}

/** Compares the stored text, or the one for display if the platform does not send the stored one. */
function isText({ raw_content: raw, content }: Json, text: string): boolean {
  const own = comparableText(text);
  return own !== '' && own === comparableText(typeof raw === 'string' ? raw : asString(content));
}
