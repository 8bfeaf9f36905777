import { Subject } from 'rxjs';
import { DAWN, MINUTE } from './virtual-time';

export const NOTE_KINDS = ['comment', 'reblog', 'like', 'follow'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

export const SITE = 1;

/**
 * A note on the platform. The ids of its comment, post and followed site follow from its own: see
 * `idsOf`.
 */
export interface PlatformNote {
  readonly id: number;
  readonly kind: NoteKind;
  /** Epoch milliseconds. */
  timestamp: number;
  isRead: boolean;
  /** Increases with each change. */
  hash: number;
  /** Sent without its contents. */
  readonly isMalformed: boolean;
}

export interface PlatformComment {
  isApproved: boolean;
  /** The blogger's replies. */
  readonly replies: string[];
}

/** A note was added, changed or removed. */
export interface Change {
  readonly id: number;
  /** Whether a request of the panel caused it; a platform may push such changes or not. */
  readonly isAsked: boolean;
}

/** The platform's data, with which the panel must agree in the end. */
export interface Platform {
  readonly notes: Map<number, PlatformNote>;
  /** The comments that are neither spam nor trash. */
  readonly comments: Map<number, PlatformComment>;
  /** The comments that the blogger has marked as spam or trashed. */
  readonly removed: Map<number, 'spam' | 'trash'>;
  /** The comments that were trashed a second time, so that nobody can restore them. */
  readonly deleted: Set<number>;
  readonly likedComments: Set<number>;
  readonly likedPosts: Set<number>;
  readonly postReplies: Map<number, string[]>;
  /** Replies that were posted again: note and text. The platform refuses them. */
  readonly duplicates: string[];
  /** When the blogger's replies were posted, epoch milliseconds, by note and text. */
  readonly replyTimes: Map<string, number>;
  readonly followedSites: Set<number>;
  readonly changed$: Subject<Change>;
  lastId: number;
  lastHash: number;
  seenTime: number;
}

/** The ids of a note's comment, post and site; `noteOf` gives the note again. */
export const idsOf = (id: number): { comment: number; post: number; site: number } => ({
  comment: id * 10,
  post: id * 10 + 1,
  site: id * 10 + 2,
});

/** A platform with this many notes, one minute apart. */
export function createPlatform(count: number, kindOf: () => NoteKind): Platform {
  const platform: Platform = {
    notes: new Map(),
    comments: new Map(),
    removed: new Map(),
    deleted: new Set(),
    likedComments: new Set(),
    likedPosts: new Set(),
    postReplies: new Map(),
    duplicates: [],
    replyTimes: new Map(),
    followedSites: new Set(),
    changed$: new Subject(),
    lastId: 100,
    lastHash: 1000,
    seenTime: 0,
  };
  for (let index = count; index > 0; index--) addNote(platform, kindOf(), DAWN - index * MINUTE);
  return platform;
}

export function addNote(platform: Platform, kind: NoteKind, timestamp: number, isMalformed = false): void {
  const id = (platform.lastId += 1);
  platform.notes.set(id, { id, kind, timestamp, isRead: false, hash: 0, isMalformed });
  if (kind === 'comment') platform.comments.set(idsOf(id).comment, { isApproved: false, replies: [] });
  change(platform, id);
}

/** Marks a note as changed; `isAsked` if the panel requested the change. */
export function change(platform: Platform, id: number, isAsked = false): void {
  const note = platform.notes.get(id);
  if (note) note.hash = platform.lastHash += 1;
  platform.changed$.next({ id, isAsked });
}

/** Removes a note and its comment. */
export function removeNote(platform: Platform, id: number, isAsked = false): void {
  platform.comments.delete(idsOf(id).comment);
  platform.notes.delete(id);
  platform.changed$.next({ id, isAsked });
}

/** The blogger's replies to a note's comment or to its post. */
export const repliesTo = ({ comments, postReplies }: Platform, id: number): readonly string[] => [
  ...(comments.get(idsOf(id).comment)?.replies ?? []),
  ...(postReplies.get(idsOf(id).post) ?? []),
];

/** The newest notes, in the order of the list. */
export const newest = ({ notes }: Platform, number: number): PlatformNote[] =>
  [...notes.values()].sort((a, b) => b.timestamp - a.timestamp || b.id - a.id).slice(0, number);
