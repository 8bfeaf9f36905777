import { distinctUntilChanged } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { like } from '../../../src/streams/effects/like';
import type { Event } from '../../../src/streams/state/events';
import { isLiked } from '../../../src/streams/state/selectors';
import { answersOf, recorder } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { answer, fakePlatform } from '../../support/platform';

const asked = (isLiked: boolean, id = 7): Event => ({ type: 'like.requested', id, isLiked });
const older = (tick: number): Event => ({
  type: 'notes.fetched',
  notes: [note(7, { note_hash: 99 })],
  unreadable: [],
  asked: tick,
});

const values: Record<string, Event> = {
  y: asked(true),
  n: asked(false),
  P: asked(true, 8),
  Q: asked(false, 8),
  z: asked(true, 9),
  o: older(0),
  p: older(1),
  e: { type: 'override.ended', id: 7 },
};

const answers: Record<string, Event> = {
  a: { type: 'like.confirmed', id: 7, isLiked: true },
  u: { type: 'like.confirmed', id: 7, isLiked: false },
  A: { type: 'like.confirmed', id: 8, isLiked: true },
  U: { type: 'like.confirmed', id: 8, isLiked: false },
  f: { type: 'like.failed', id: 7, isLiked: true },
  x: { type: 'like.failed', id: 9, isLiked: true },
};

const requests = {
  a: 'POST /sites/1/comments/70/likes/new keepalive',
  u: 'POST /sites/1/comments/70/likes/mine/delete keepalive',
  A: 'PUT /sites/1/posts/2/likes/new keepalive',
  U: 'DELETE /sites/1/posts/2/likes/mine/delete keepalive',
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly status?: readonly number[];
  /** What the platform says instead of what was done. */
  readonly says?: unknown;
  readonly expected: string;
  readonly sent: string;
  /** What note 7 shows: liked or not. */
  readonly shows: string;
}

const rules: Case[] = [
  { name: 'a comment shows at once', events: '-y', expected: '6ms a', sent: '-a', shows: 'ny' },
  { name: 'and back', events: '-y 9ms n', expected: '6ms a 9ms u', sent: '-a 9ms u', shows: 'ny 9ms n' },
  {
    name: 'a post where the note offers no comment',
    events: '-P 9ms Q',
    expected: '6ms A 9ms U',
    sent: '-A 9ms U',
    shows: 'n',
  },
  {
    name: 'quick toggles are sent in order',
    events: '-yn',
    expected: '6ms a 4ms u',
    sent: '-a 4ms u',
    shows: 'nyn',
  },
  { name: 'notes do not wait for each other', events: '-yP', expected: '6ms aA', sent: '-aA', shows: 'ny' },
  {
    name: 'a failure is taken back',
    events: '-y',
    status: [500],
    expected: '6ms f',
    sent: '-a',
    shows: 'ny 4ms n',
  },
  {
    name: 'a failure that a later action has overtaken is none',
    events: '-yn',
    status: [500, 200],
    expected: '11ms u',
    sent: '-a 4ms u',
    shows: 'nyn',
  },
  {
    name: 'of three quick toggles only the last one counts',
    events: '-yny',
    status: [500, 200, 200],
    expected: '11ms u 4ms a',
    sent: '-a 4ms u 4ms a',
    shows: 'nyny',
  },
  {
    name: 'an answer older than the action never shows',
    events: '-yoe',
    expected: '6ms a',
    sent: '-a',
    shows: 'ny-n--y',
  },
  {
    name: 'nor one asked for while it was sent',
    events: '-y 9ms pe',
    expected: '6ms a',
    sent: '-a',
    shows: 'ny',
  },
  {
    name: 'an answer that does not say what was done is a failure',
    events: '-y',
    says: { notes: 7 },
    expected: '6ms f',
    sent: '-a',
    shows: 'ny 4ms n',
  },
  { name: 'a note with nothing to like fails', events: '-z', expected: '-x', sent: '', shows: 'n' },
];

const ofPost = { body: [{ type: 'post', actions: { 'like-post': false } }] };

cases(
  'liking',
  (m, { events, status = [200], says = { success: true }, expected, sent, shows }: Case) => {
    let count = 0;
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', { a: answer(says, status[Math.min(count++, status.length - 1)]) }),
    );
    const shown = recorder<boolean>();
    const answers$ = answersOf(m, like, {
      events,
      values,
      platform,
      state: holding(note(7), note(8, ofPost), note(9, { meta: {} })),
      watch: (state) => {
        const seven = state.allNotes[7];
        if (seven) shown.tell(isLiked(state, seven));
      },
    });
    m.expect(answers$).toBeObservable(expected, answers);
    m.expect(platform.requests$).toBeObservable(sent, requests);
    m.expect(shown.told$.pipe(distinctUntilChanged())).toBeObservable(shows, { y: true, n: false });
  },
  rules,
);
