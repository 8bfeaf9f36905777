/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import type { Note } from '../../src/streams/notes/note';
import { note } from '../support/notes';
import { NOW, renderPanel } from './panel';

/** A note that counts how often its row is rendered: only a row reads a note's subject. */
function counted(
  id: number,
  renders: Map<number, number>,
  changes: Readonly<Record<string, unknown>> = {},
): Note {
  const plain = note(id, changes);
  return Object.defineProperty({ ...plain }, 'subject', {
    enumerable: true,
    get: () => {
      renders.set(id, (renders.get(id) ?? 0) + 1);
      return plain.subject;
    },
  });
}

function renderCounted(notes: (renders: Map<number, number>) => Note[]) {
  const renders = new Map<number, number>();
  let commits = 0;
  const panel = renderPanel(notes(renders), {}, (app) => (
    <Profiler id="panel" onRender={() => (commits += 1)}>
      {app}
    </Profiler>
  ));
  /** The rows, and whether anything at all, rendered by what is done. */
  const during = (act: () => void) => {
    renders.clear();
    commits = 0;
    act();
    return { rows: [...renders.keys()], commits };
  };
  return { ...panel, during };
}

const three = (renders: Map<number, number>) => [1, 2, 3].map((id) => counted(id, renders));

test('a note that changes renders one row', () => {
  const { during, tell } = renderCounted(three);
  const changed = note(2, { subject: [{ text: 'Said otherwise' }], note_hash: 99 });
  const spied = new Map<number, number>();
  const fetched = Object.defineProperty({ ...changed }, 'subject', {
    enumerable: true,
    get: () => (spied.set(2, (spied.get(2) ?? 0) + 1), changed.subject),
  });
  const { rows } = during(() => tell({ type: 'notes.fetched', notes: [fetched], unreadable: [], asked: 0 }));
  expect(screen.getByText('Said otherwise')).toBeVisible();
  expect(rows).toEqual([]);
  expect(spied.size).toBe(1);
});

test('an approval renders its own row alone', () => {
  const { during, tell } = renderCounted(three);
  expect(during(() => tell({ type: 'approval.requested', id: 3, isApproved: true })).rows).toEqual([3]);
});

test('a selection renders the rows it leaves and reaches', () => {
  const { during, tell } = renderCounted((renders) =>
    [1, 2, 3].map((id) => counted(id, renders, { read: 1 })),
  );
  tell({ type: 'width.changed', isWide: true });
  tell({ type: 'note.selected', id: 1 });
  expect(during(() => tell({ type: 'note.selected', id: 2 })).rows.toSorted()).toEqual([1, 2]);
});

test('a tick renders the times that read otherwise, and no row', () => {
  const { during, tell } = renderCounted(three);
  expect(during(() => tell({ type: 'clock.ticked', now: NOW + 1000 }))).toEqual({ rows: [], commits: 0 });
  expect(during(() => tell({ type: 'clock.ticked', now: NOW + 7_200_000 }))).toEqual({
    rows: [],
    commits: 1,
  });
  expect(screen.getAllByText('3 hours ago')).toHaveLength(3);
});

test('a poll that found nothing renders nothing', () => {
  const { during, tell } = renderCounted(three);
  expect(during(() => tell({ type: 'notes.confirmed', asked: 0 })).commits).toBe(0);
});
