import { cases } from 'rxjs-marbles/jest';
import { receiveMessages } from '../../../src/streams/host/receive-messages';
import { createLog, emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';

const type = 'notesIframeMessage';

const messages: Record<string, unknown> = {
  o: { type, action: 'togglePanel', showing: true },
  c: JSON.stringify({ type, action: 'togglePanel', showing: false }),
  h: { type, action: 'toggleVisibility', hidden: true },
  v: JSON.stringify({ type, action: 'toggleVisibility', hidden: false }),
  r: { type, action: 'refreshNotes' },
  H: { type: 'notestream', action: 'opensLinks' },
  W: { type: 'notestream', action: 'wantsNews' },
  N: { type: 'notestream', action: 'wantsNoNews' },
  K: { type: 'notestream', action: 'openNote', id: 7 },
  // Malformed.
  9: { type, action: 'togglePanel' },
  8: { type: 'notestream', action: 'openNote', id: 'seven' },
  // For other receivers.
  1: { type: 'webpackOk' },
  2: '{',
};

const problems = { 9: "the host's togglePanel says showing: undefined, not true or false" };

interface Case {
  readonly name: string;
  /** The host page's messages. */
  readonly messages?: string;
  /** Whether the document is visible. */
  readonly visible?: string;
  readonly isEmbedded?: boolean;
  readonly expected: string;
  readonly reported?: string;
}

const rules: Case[] = [
  {
    name: '[panel-open-or-closed] [toggle-panel-received] opens and closes the panel',
    messages: '-o--c',
    expected: 'vo--c',
  },
  {
    name: '[refresh-notes] can ask for a refresh',
    messages: '-r',
    expected: 'vr',
  },
  {
    name: 'can announce that it opens links',
    messages: '-H',
    expected: 'vH',
  },
  {
    name: 'can want news, and no news any more',
    messages: '-W-N',
    expected: 'vW-N',
  },
  {
    name: '[notify-click] can open a note, unless its id is malformed',
    messages: '-K-8',
    expected: 'vK',
  },
  {
    name: '[toggle-visibility] hides the panel and shows it',
    messages: '-h--v',
    expected: 'vh--v',
  },
  {
    name: 'cannot show the panel while the document is hidden',
    visible: ' v-h',
    messages: '-h--v',
    expected: 'vhh-h',
  },
  {
    name: 'does not hide a panel that the document shows',
    visible: ' v-h-v',
    expected: 'v-h-v',
  },
  {
    name: 'keeps the panel hidden even if the document is visible',
    visible: ' v-h-v',
    messages: '-h',
    expected: 'vhh-h',
  },
  {
    name: 'is reported if its message is malformed',
    messages: '-9',
    expected: 'v',
    reported: '-9',
  },
  {
    name: 'is ignored if its messages are for others',
    messages: '-1-2',
    expected: 'v',
  },
  {
    name: '[panel-open-or-closed] is not needed: without it, the panel is always open',
    isEmbedded: false,
    expected: '(ov)',
  },
];

cases(
  'the host page',
  (m, { messages: sent = '', visible = 'v', isEmbedded = true, expected, reported = '' }: Case) => {
    const report = createLog<string>();
    const emitted$ = emittedBy(m, receiveMessages, {
      world: {
        host: { isEmbedded, messages$: m.hot(sent, messages) },
        environment: { isVisible$: m.hot(visible, { v: true, h: false }) },
        report: report.add,
      },
    });
    m.expect(emitted$).toBeObservable(expected, {
      ...legend,
      W: { type: 'host.wantsNews', isWanted: true },
      N: { type: 'host.wantsNews', isWanted: false },
      K: { type: 'notified.clicked', id: 7 },
    });
    m.expect(report.entries$).toBeObservable(reported, problems);
  },
  rules,
);
