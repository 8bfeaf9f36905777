import { cases } from 'rxjs-marbles/jest';
import { hostMessages } from '../../../src/streams/sources/host-messages';
import type { Event } from '../../../src/streams/state/events';
import { answersOf, recorder } from '../../support/behaviour';

const type = 'notesIframeMessage';

const messages: Record<string, unknown> = {
  o: { type, action: 'togglePanel', showing: true },
  c: JSON.stringify({ type, action: 'togglePanel', showing: false }),
  h: { type, action: 'toggleVisibility', hidden: true },
  s: JSON.stringify({ type, action: 'toggleVisibility', hidden: false }),
  r: { type, action: 'refreshNotes' },
  x: { type, action: 'togglePanel' },
  t: { type: 'notestream', action: 'opensLinks' },
  i: { type: 'webpackOk' },
  j: '{',
};

const answers: Record<string, Event> = {
  o: { type: 'panel.toggled', isOpen: true },
  c: { type: 'panel.toggled', isOpen: false },
  v: { type: 'visibility.changed', isVisible: true },
  h: { type: 'visibility.changed', isVisible: false },
  r: { type: 'notes.refreshRequested' },
  t: { type: 'host.opensLinks' },
};

const problems = { p: "the host's togglePanel says showing: undefined, not true or false" };

interface Case {
  readonly name: string;
  readonly says?: string;
  readonly visible?: string;
  readonly isEmbedded?: boolean;
  readonly expected: string;
  readonly reported?: string;
}

const rules: Case[] = [
  { name: 'opens and closes the panel', says: '-o--c', expected: 'vo--c' },
  { name: 'asks for a refresh', says: '-r', expected: 'vr' },
  { name: 'takes links', says: '-t', expected: 'vt' },
  { name: 'hides the panel, and shows it', says: '-h--s', expected: 'vh--v' },
  { name: 'does not show what the document hides', says: '-h--s', visible: 'v-h', expected: 'vhh-h' },
  { name: 'does not hide from the document what it never hid', visible: 'v-h-v', expected: 'v-h-v' },
  { name: 'keeps hidden what the document shows', says: '-h', visible: 'v-h-v', expected: 'vhh-h' },
  { name: 'is reported once when malformed', says: '-x', expected: 'v', reported: '-p' },
  { name: 'is ignored when meant for others', says: '-i-j', expected: 'v' },
  { name: 'is missing: the panel is always open', isEmbedded: false, expected: '(ov)' },
];

cases(
  'the host page',
  (m, { says = '', visible = 'v', isEmbedded = true, expected, reported = '' }: Case) => {
    const report = recorder<string>();
    const answers$ = answersOf(m, hostMessages, {
      world: {
        host: { isEmbedded, messages$: m.hot(says, messages) },
        surroundings: { isVisible$: m.hot(visible, { v: true, h: false }) },
        report: report.tell,
      },
    });
    m.expect(answers$).toBeObservable(expected, answers);
    m.expect(report.told$).toBeObservable(reported, problems);
  },
  rules,
);
