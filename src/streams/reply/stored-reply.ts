import { asId, asNumber, asObject, asString, parseJson } from '../../lib/json';
import { noteKeys, REPLY } from '../../lib/storage-keys';
import { DRAFT_LIFETIME_MS } from '../timing';

/**
 * Submitted replies in browser storage, as JSON, until the platform has answered
 * (decision replies-are-records). The key is also the name of the lock.
 */
export const { keyOf: replyKey, idOf: noteOfReplyKey } = noteKeys(REPLY);

export interface ReplyRecord {
  readonly kind: 'reply';
  readonly text: string;
  readonly site: number;
  /** Undefined if the reply is to the post. */
  readonly comment?: number | undefined;
  readonly post?: number | undefined;
  /** When it was submitted, epoch milliseconds. */
  readonly time: number;
  /** The number of requests without an answer: any of them may have posted the reply. */
  readonly attempt: number;
  /** When the last of them was sent, epoch milliseconds. */
  readonly sentAt?: number | undefined;
  /** The blogger's id, once it is known. */
  readonly author?: number | undefined;
  /** The blogger was told that it is not sent: nobody but them sends it again. */
  readonly isFailed?: boolean | undefined;
}

/** Undefined if the value is malformed, or older than 24 h by `now` in epoch milliseconds. */
export function parseReply(value: string | undefined, now: number): ReplyRecord | undefined {
  const { kind, ...fields } = asObject(parseJson(value ?? ''));
  const [site, comment, post] = [asId(fields.site), asId(fields.comment), asId(fields.post)];
  const [time, attempt, text] = [asNumber(fields.time), asNumber(fields.attempt), asString(fields.text)];
  if (kind !== 'reply' || text === '' || site === undefined || (comment ?? post) === undefined)
    return undefined;
  if (time === undefined || attempt === undefined || now - time > DRAFT_LIFETIME_MS) return undefined;
  const [sentAt, author] = [asNumber(fields.sentAt), asId(fields.author)];
  return {
    kind,
    text,
    site,
    comment,
    post,
    time,
    attempt,
    sentAt,
    author,
    isFailed: fields.isFailed === true,
  };
}
