import { map } from 'rxjs';
import { act } from '../../src/streams/actions/act';
import { outboxOf } from '../../src/streams/outbox/outbox';
import { type Outcome, type OutboxRecord, stateOf } from '../../src/streams/outbox/record';
import type { OutboxStore } from '../../src/streams/outbox/store';
import { reply } from '../../src/streams/reply/reply';
import type { Storage } from '../../src/streams/state/deps';
import { BLOGGER_KEY } from '../../src/streams/state/stored-blogger';
import { ALL_BEHAVIOURS } from '../support/all-behaviours';
import { createDatabase, fairWeather } from './database';
import { ME } from './platform';
import type { StoryOptions } from './story';

/** A store that forgets that a request is about to be sent. */
const forgetful = (store: OutboxStore): OutboxStore => ({
  ...store,
  change: (key, change) => {
    let sending: OutboxRecord | undefined;
    return store
      .change(key, (record) => {
        const outcome = change(record);
        sending = typeof outcome === 'object' && stateOf(outcome) === 'sending' ? outcome : undefined;
        return sending ? (record ?? 'refused') : outcome;
      })
      .pipe(map((outcome) => sending ?? outcome));
  },
});

/** A store that stores something else for certain changes. */
const storing =
  (outcomeOf: (outcome: Outcome, record: OutboxRecord | undefined) => Outcome) =>
  (store: OutboxStore): OutboxStore => ({
    ...store,
    change: (key, change) => store.change(key, (record) => outcomeOf(change(record), record)),
  });

/** A storage that has the same blogger for ever. */
export const ofMe = (storage: Storage): Storage => ({
  ...storage,
  get: (key) => (key === BLOGGER_KEY ? ME : storage.get(key)),
});

/** A promise of the outbox, the world that breaks it, the shortest story that shows it, and what is found. */
export interface Broken {
  readonly promise: string;
  readonly options: StoryOptions;
  readonly story: string;
  readonly found: RegExp;
}

export const BROKEN: readonly Broken[] = [
  {
    promise: 'nothing is lost: the records end with their page',
    options: { outboxOf: () => createDatabase(fairWeather()).storeOf() },
    story: '+0 a trash 7; +0 a crash 7',
    found: /status 7 should be trash/,
  },
  {
    promise: 'exactly once: it is not stored that a request is about to be sent',
    options: { outboxOf: forgetful },
    story: '+0 a reply 7',
    found: /reply 7 \S+ was posted \d+ times/,
  },
  {
    promise: 'cancelled is cancelled: the outbox does not know Undo',
    options: {
      behaviours: {
        ...ALL_BEHAVIOURS,
        outbox: outboxOf([act, reply]),
      },
    },
    story: '+0 a trash 7; +0 a undo 7',
    found: /status 7 was not undone/,
  },
  {
    promise: 'cancelled is cancelled: any Undo is too late',
    options: {
      outboxOf: storing((outcome, record) =>
        outcome === 'deleted' && record && stateOf(record) === 'waiting' ? 'refused' : outcome,
      ),
    },
    story: '+0 a trash 7; +0 a undo 7',
    found: /status 7 was not undone/,
  },
  {
    promise: 'nothing is lost: a platform that is busy has refused an action for good',
    options: {
      outboxOf: storing((outcome, record) =>
        typeof outcome === 'object' && stateOf(outcome) === 'waiting' && record?.sent
          ? { ...outcome, failed: 'busy' }
          : outcome,
      ),
    },
    story: '+0 a busy 7; +0 a like 7',
    found: /should be true, and is false/,
  },
  {
    promise: 'only for the blogger who did it: the stored blogger is never replaced',
    options: { storageOf: ofMe },
    story: '+0 a trash 7; +0 a otherBlogger 7',
    found: /sites\/\S+ was sent for blogger 6/,
  },
];
