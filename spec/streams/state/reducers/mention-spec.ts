import type { Suggestion } from '../../../../src/streams/notes/mention';
import type { Event } from '../../../../src/streams/state/events';
import { selectMentionList, selectUnknownSite } from '../../../../src/streams/state/selectors';
import type { State } from '../../../../src/streams/state/state';
import { after } from '../../../support/behaviour';
import { holding, note } from '../../../support/notes';

const people: Suggestion[] = ['Joan', 'Jon', 'Jora'].map((name, id) => ({
  id,
  login: name.toLowerCase(),
  displayName: name,
  imageUrl: '',
  name,
}));

const held: Partial<State> = { ...holding(note(7), note(8)), selectedNoteId: 7 };
const typed = (text: string, caret = text.length, id = 7): Event => ({
  type: 'caret.moved',
  id,
  text,
  caret,
});
const fetched: Event = { type: 'suggestions.fetched', siteId: 1, suggestions: people };
const move = (step: 1 | -1): Event => ({ type: 'mention.moved', step });
const close: Event = { type: 'mention.closed' };

const logins = (state: State) => selectMentionList(state)?.matches.map(({ login }) => login);
const chosen = (state: State) => selectMentionList(state)?.chosen.login;

test('the list opens with a mention, shows who matches, and closes with a space', () => {
  const open = after(held, fetched, typed('Hi @jo'));
  expect(logins(open)).toEqual(['joan', 'jon', 'jora']);
  expect(logins(after(open, typed('Hi @jor')))).toEqual(['jora']);
  expect(logins(after(open, typed('Hi @jo ')))).toBeUndefined();
  expect(logins(after(open, typed('Hi @xyz')))).toBeUndefined();
});

test('the first one is chosen, and Down and Up go round', () => {
  const open = after(held, fetched, typed('@jo'));
  expect(chosen(open)).toBe('joan');
  expect(chosen(after(open, move(1)))).toBe('jon');
  expect(chosen(after(open, move(-1)))).toBe('jora');
  expect(chosen(after(open, move(1), move(1), move(1)))).toBe('joan');
});

test('what is typed on chooses the first one again, moving the caret nowhere does not', () => {
  const open = after(held, fetched, typed('@jo'), move(1));
  expect(chosen(after(open, typed('@jo')))).toBe('jon');
  expect(chosen(after(open, typed('@jor')))).toBe('jora');
});

test('closed, it stays closed for this mention, and opens with the next', () => {
  const closed = after(held, fetched, typed('@jo'), close);
  expect(logins(closed)).toBeUndefined();
  expect(logins(after(closed, typed('@jor')))).toBeUndefined();
  expect(logins(after(closed, typed('@joan @jo')))).toHaveLength(3);
  expect(logins(after(closed, typed('@jo '), typed('@jo')))).toHaveLength(3);
});

test('it is of the note that is open', () => {
  const open = after(held, fetched, typed('@jo'));
  expect(logins({ ...open, selectedNoteId: 8 })).toBeUndefined();
  expect(logins(after(open, typed('@jo', 3, 8), { type: 'note.selected', id: 8 }))).toHaveLength(3);
});

test('a site is unknown until its people have been fetched, were they none', () => {
  expect(selectUnknownSite(after(held))).toBeUndefined();
  expect(selectUnknownSite(after(held, typed('@jo')))).toBe(1);
  expect(
    selectUnknownSite(after(held, typed('@jo'), { type: 'suggestions.fetched', siteId: 1, suggestions: [] })),
  ).toBeUndefined();
  expect(selectUnknownSite(after(holding(note(7, { meta: null })), typed('@jo')))).toBeUndefined();
});

test('moving in a list that is not open changes nothing', () => {
  const state = after(held, fetched);
  expect(after(state, move(1)).mention).toBeNull();
  const closed = after(state, typed('@jo'), close);
  expect(after(closed, move(1)).mention).toBe(closed.mention);
});
