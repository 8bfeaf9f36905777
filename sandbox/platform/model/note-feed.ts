import { type JsonObject, toId } from './json';
import { buildNote } from './note-builder/build-note';
import type { NoteContext } from './note-builder/context';
import { noteHash } from './note-hash';
import type { NoteRecord } from './types';

/** The message that is pushed when a note is new, changed or removed. */
export interface PushMessage {
  readonly action: 'push';
  readonly user_id: number;
  readonly note_id?: number;
  readonly newest_note_type: string;
  /** Epoch seconds. */
  readonly newest_note_time: number;
}

/** A note in the form that the REST API sends. */
export interface PublishedNote {
  /** The id for requests. Notes added as JSON may have any value here, or none. */
  readonly id: JsonObject[string] | undefined;
  readonly record: NoteRecord;
  readonly json: JsonObject;
  readonly hash: number;
}

/**
 * The blogger's notes, built from records and the world. Call `refresh` after a change of the world
 * to find the notes that changed.
 */
export class NoteFeed {
  /** The time up to which the blogger has seen notes, in epoch seconds; never decreases. */
  lastSeen = 0;
  private readonly records = new Map<number, NoteRecord>();
  private published = new Map<number, PublishedNote>();
  private readonly listeners = new Set<(message: PushMessage) => void>();

  private lastId = 8_400_000_000;

  constructor(private readonly context: NoteContext) {}

  /** Returns an id larger than the id of any note. */
  nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  /** Calls `listener` with each push message. Returns a function that removes it. */
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

  /** Returns the served notes, newest first. */
  list(): PublishedNote[] {
    return [...this.published.values()].sort((one, other) => newestFirst(one.record, other.record));
  }

  /** Finds a note by its id as text. */
  find(id: string): PublishedNote | undefined {
    return this.list().find((note) => (typeof note.id === 'number' ? String(note.id) : note.id) === id);
  }

  /**
   * Stores the time (epoch seconds) up to which the blogger has seen notes. Returns the stored
   * time.
   */
  markSeen(time: number): number {
    this.lastSeen = Math.max(this.lastSeen, time);
    return this.lastSeen;
  }

  /**
   * Builds all notes again and pushes a message for each note that is new, changed or removed. With
   * `newest`, pushes a message only for the newest changed note.
   */
  refresh(pushed: 'each' | 'newest' = 'each'): void {
    const before = this.published;
    this.published = new Map();
    for (const record of this.records.values()) {
      const json = buildNote(this.context, record);
      if (json === undefined) continue;
      const ownHash = json.note_hash;
      const hash = typeof ownHash === 'number' ? ownHash : noteHash(json);
      this.published.set(record.id, { id: json.id, record, json, hash });
    }
    const changedNotes = this.list().filter(
      ({ record, json }) => JSON.stringify(before.get(record.id)?.json) !== JSON.stringify(json),
    );
    // Oldest first, so that messages are sent in the order of events.
    for (const note of pushed === 'each' ? changedNotes.reverse() : changedNotes.slice(0, 1)) this.push(note);
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
