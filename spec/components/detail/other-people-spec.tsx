/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { parsePeople } from '../../../src/streams/conversation/parse-people';
import { note } from '../../support/notes';
import { renderDetail } from '../support/panel';

const LIKE = note(1, {
  type: 'like',
  body: [{ type: 'user', text: 'Joan', actions: { follow: false }, meta: { ids: { user: 5, site: 6 } } }],
  meta: { ids: { site: 1, post: 2 } },
});
const opened = (likes: readonly object[]) =>
  renderDetail(LIKE, { people: { '1//2': { people: parsePeople({ likes }), asOf: LIKE.timestamp } } });
const names = () => [...document.querySelectorAll('.user-name')].map(({ textContent }) => textContent);

test('[all-people] follow those of the note, who alone can be followed', () => {
  opened([
    { ID: 5, name: 'Joan' },
    { ID: 7, name: 'Kim', profile_URL: 'https://people.example/kim' },
    { ID: 0, name: 'Anonymous', profile_URL: 'https://people.example/' },
    { ID: 8, name: '' },
  ]);
  expect(names()).toEqual(['Joan', 'Kim', 'Anonymous', 'Someone']);
  expect(screen.getByRole('link', { name: 'Kim' })).toHaveAttribute('href', 'https://people.example/kim');
  expect(screen.getByText('Anonymous').closest('a')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Follow' })).toHaveLength(1);
});

test('[all-people] that are many have a search of their own', () => {
  opened(Array.from({ length: 60 }, (_, index) => ({ ID: 100 + index, name: `Reader ${index}` })));
  expect(names()).toHaveLength(11);
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show all 60' })).toBeVisible();
});

test('[all-people] of the note are enough while no others are known', () => {
  renderDetail(LIKE);
  expect(names()).toEqual(['Joan']);
});
