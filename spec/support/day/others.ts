import { asyncScheduler } from 'rxjs';
import type { Network } from './network';
import { addNote, change, idsOf, NOTE_KINDS, type Platform, type PlatformNote, removeNote } from './platform';
import type { Random } from './random';

/** Random actions of readers and other moderators, and malformed push messages. */
export interface Others {
  readonly happen: () => void;
  /** Somebody comments. */
  readonly comment: () => void;
}

interface Parts {
  readonly platform: Platform;
  readonly network: Pick<Network, 'push' | 'closeChannel'>;
  readonly random: Random;
  readonly changedElsewhere: (note: number) => void;
}

/** Malformed pushes, and pushes about unknown notes. */
const MALFORMED: readonly unknown[] = [
  'no JSON {',
  '[]',
  'null',
  '{"action":"push"}',
  '{"action":"sing"}',
  '{"note_id":424242}',
  '{"note_id":"x"}',
  7,
];

export function createOthers({ platform, network, random, changedElsewhere }: Parts): Others {
  const someNote = (): PlatformNote | undefined => {
    const all = [...platform.notes.values()];
    return all.length === 0 ? undefined : random.pick(all);
  };
  const now = (): number => asyncScheduler.now();

  const happenings: readonly { readonly weight: number; readonly happen: () => void }[] = [
    { weight: 5, happen: () => addNote(platform, random.pick(NOTE_KINDS), now()) },
    {
      weight: 1,
      happen: () => {
        for (let count = random.whole(2, 8); count > 0; count--)
          addNote(platform, random.pick(NOTE_KINDS), now());
      },
    },
    { weight: 2, happen: () => renew(someNote()) },
    { weight: 2, happen: () => toggleApproval(someNote()) },
    { weight: 1, happen: () => remove(someNote()) },
    { weight: 2, happen: () => network.push(random.pick(MALFORMED)) },
    { weight: 1, happen: () => network.closeChannel() },
  ];

  /** Somebody else likes or replies, too, which makes the note unread again. */
  const renew = (note: PlatformNote | undefined): void => {
    if (!note) return;
    note.isRead = false;
    note.timestamp = now();
    change(platform, note.id);
    changedElsewhere(note.id);
  };
  const toggleApproval = (note: PlatformNote | undefined): void => {
    const comment = note && platform.comments.get(idsOf(note.id).comment);
    if (!comment) return;
    comment.isApproved = !comment.isApproved;
    change(platform, note.id);
    changedElsewhere(note.id);
  };
  const remove = (note: PlatformNote | undefined): void => {
    if (!note) return;
    changedElsewhere(note.id);
    removeNote(platform, note.id);
  };

  return {
    happen: () => random.weighed(happenings).happen(),
    comment: () => addNote(platform, 'comment', now()),
  };
}
