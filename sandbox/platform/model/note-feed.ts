import { toId, type JsonObject } from './json';
import { buildNote } from './note-builder/build-note';
import type { NoteContext } from './note-builder/context';
import { noteHash } from './note-hash';
import type { NoteRecord } from './types';

/** What the real-time channel says of a note that is new, changed or gone; a note put in by hand may have no id. */
export interface PushMessage {
  readonly action: 'push';
  readonly user_id: number;
  readonly note_id?: number;
  readonly newest_note_type: string;
  /** Epoch seconds. */
  readonly newest_note_time: number;
}

/** A note as it is served now. */
export interface PublishedNote {
  /** The id it is asked for by; notes put in by hand may have any JSON here, or nothing. */
  readonly id: JsonObject[string] | undefined;
  readonly record: NoteRecord;
  readonly json: JsonObject;
  readonly hash: number;
}

/**
 * The blogger's notifications. Notes are derived, so what changed is found by deriving them again and
 * comparing: whoever changes the world calls `refresh` and need not know which notes show the change.
 */
export class NoteFeed {
  /** Epoch seconds; never goes back. */
  lastSeen = 0;
  private readonly records = new Map<number, NoteRecord>();
  private published = new Map<number, PublishedNote>();
  private readonly listeners = new Set<(message: PushMessage) => void>();

  private lastId = 8_400_000_000;

  constructor(private readonly context: NoteContext) {}

  /** An id above that of every note there is, as large as the platform's have become. */
  nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  /** Calls `listener` with every push from now on. Answers the function that stops it. */
  onPush(listener: (message: PushMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  record(id: number): NoteRecord | undefined {
    return this.records.get(id);
  }

  /** All records, newest first. */
  get all(): readonly NoteRecord[] {
    return [...this.records.values()].sort(newestFirst);
  }

  setRecord(record: NoteRecord): void {
    this.records.set(record.id, record);
    this.lastId = Math.max(this.lastId, record.id);
  }

  /** Notes as they are served, newest first. */
  list(): PublishedNote[] {
    return [...this.published.values()].sort((one, other) => newestFirst(one.record, other.record));
  }

  /** The note asked for by this id, a number or its digits. */
  find(id: string): PublishedNote | undefined {
    return this.list().find((note) => (typeof note.id === 'number' ? String(note.id) : note.id) === id);
  }

  /** Remembers that the blogger has seen the notes up to `time` (epoch seconds). Answers the time remembered. */
  markSeen(time: number): number {
    this.lastSeen = Math.max(this.lastSeen, time);
    return this.lastSeen;
  }

  /**
   * Derives all notes again and pushes a message for each that is new, changed or gone; `newest` pushes one for the newest of
   * those that have changed alone.
   */
  refresh(pushed: 'each' | 'newest' = 'each'): void {
    const before = this.published;
    this.published = new Map();
    for (const record of this.records.values()) {
      const json = buildNote(this.context, record);
      if (json === undefined) continue;
      const given = json.note_hash;
      const hash = typeof given === 'number' ? given : noteHash(json);
      this.published.set(record.id, { id: json.id, record, json, hash });
    }
    const news = this.list().filter(
      ({ record, json }) => JSON.stringify(before.get(record.id)?.json) !== JSON.stringify(json),
    );
    // Oldest first, as it happened.
    for (const note of pushed === 'each' ? news.reverse() : news.slice(0, 1)) this.push(note);
    for (const note of before.values()) if (!this.published.has(note.record.id)) this.push(note);
  }

  private push(note: PublishedNote): void {
    const noteId = toId(note.id);
    const newest = this.list()[0];
    const type = newest?.json.type;
    const message: PushMessage = {
      action: 'push',
      user_id: this.context.world.bloggerId,
      ...(noteId !== undefined && { note_id: noteId }),
      newest_note_type: typeof type === 'string' ? type : '',
      newest_note_time: newest?.record.time ?? 0,
    };
    for (const listener of this.listeners) listener(message);
  }
}

function newestFirst(one: NoteRecord, other: NoteRecord): number {
  return other.time - one.time || other.id - one.id;
}
