/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initialState, type State } from '../../src/streams/state/state';
import { note } from '../support/notes';
import { announced, renderPanel } from './support/panel';

const { preferences } = initialState;
const like = (id: number) => note(id, { type: 'like' });
const people: Partial<State> = { preferences: { ...preferences, isPeopleOnly: true } };
const rows = () => [...document.querySelectorAll('.row')].map((row) => row.getAttribute('data-note'));

async function openSettings(patch: Partial<State> = {}) {
  const panel = renderPanel([note(1), like(2), like(3)], patch);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Panel settings' }));
  return panel;
}

test.each([
  ['Remember the filter', { isFilterKept: true }],
  ['Only what people wrote', { isPeopleOnly: true }],
  ['Fold follows and likes', { isFolding: true }],
  ['Compact rows', { isCompact: true }],
])(
  '[panel-settings] the switch "%s" changes its preference, and is off by default',
  async (name, changes) => {
    const { sent } = await openSettings();
    expect(screen.getByRole('switch', { name })).not.toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name }));
    expect(screen.getByRole('switch', { name })).toBeChecked();
    expect(sent).toEqual([{ type: 'preferences.changed', preferences: { ...preferences, ...changes } }]);
  },
);

test('[quiet-hours] [panel-settings] single-key shortcuts are switched, too; the switch of quiet hours begins with the night, and each hour is chosen but that of the other end', async () => {
  // Malformed hours are none.
  const { state$, sent } = await openSettings({ preferences: { ...preferences, quietHours: '22-99' } });
  expect(screen.queryByRole('combobox', { name: 'From' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours for system notifications' }));
  const [from, until] = ['From', 'Until'].map((name) => screen.getByRole('combobox', { name }));
  expect([from, until].map((choice) => choice?.childElementCount)).toEqual([23, 23]);
  expect(from).toHaveDisplayValue('10:00 PM');
  expect(until).toHaveDisplayValue('7:00 AM');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), '11:00 PM');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Until' }), '6:00 AM');
  expect(state$.value.preferences.quietHours).toBe('23-6');
  await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours for system notifications' }));
  expect(state$.value.preferences).toEqual(preferences);
  await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  expect(sent.at(-1)).toMatchObject({ preferences: { areShortcutsOff: true } });
});

test.each([
  ['Dark', 'dark'],
  ['Light', 'light'],
  ['Like the system', 'system'],
  ['Like the page', null],
])('[own-theme] the theme "%s" is chosen', async (name, theme) => {
  const { state$ } = await openSettings({ preferences: { ...preferences, theme: 'dark' } });
  const choice = screen.getByRole('combobox', { name: 'Theme' });
  expect(choice).toHaveDisplayValue('Dark');
  await userEvent.selectOptions(choice, name);
  expect(state$.value.preferences.theme).toBe(theme);
});

test('[panel-settings] a press on the backdrop closes the dialog, but not text that is selected to there', async () => {
  await openSettings();
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(screen.getByRole('heading', { name: 'Panel settings' }));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

test('[panel-settings] the dialog has the focus, keeps its keys, and returns the focus when it closes', async () => {
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key }) => keys.push(key));
  await openSettings();
  expect(screen.getByRole('dialog', { name: 'Panel settings' })).toHaveFocus();
  await userEvent.keyboard('l');
  expect(keys).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('[panel-settings] compact rows are a class of the panel', () => {
  renderPanel([note(1)], { preferences: { ...preferences, isCompact: true } });
  expect(document.querySelector('.panel')).toHaveClass('is-compact');
});

test('[people-only] All leaves out likes, follows and reblogs, says how many, and shows them on request', async () => {
  const types = ['like', 'comment_like', 'follow', 'reblog', 'comment', 'new_post', 'achieve'];
  const { state$ } = renderPanel(
    types.map((type, at) => note(at + 1, { type })),
    people,
  );
  expect(rows()).toEqual(['7', '6', '5']);
  await announced('4 likes, follows and reblogs are hidden.');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(rows()).toHaveLength(types.length);
  expect(screen.queryByText(/are hidden/)).toBeNull();
  expect(state$.value.noteReads).toEqual({});
});

test.each<[string, Partial<State>]>([
  ['another filter', { ...people, filterName: 'likes' }],
  ['the unread filter', { ...people, filterName: 'unread' }],
])('[people-only] %s leaves out nothing', (_what, patch) => {
  renderPanel([like(1), like(2)], patch);
  expect(rows()).toEqual(['2', '1']);
  expect(screen.queryByText(/hidden/)).toBeNull();
});

test('[people-only] an empty list says that nobody has written, and what is hidden', () => {
  renderPanel([like(1)], people);
  expect(screen.getByText('Nobody has written yet.')).toBeVisible();
  expect(screen.getByText('1 like, follow or reblog is hidden.')).toBeVisible();
});
