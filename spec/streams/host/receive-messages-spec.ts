import { cases } from 'rxjs-marbles/jest';
import { receiveMessages } from '../../../src/streams/host/receive-messages';
import { createLog, emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { table } from '../../support/table';
import { type ScreenTime, screenWanted$ } from '../../../src/streams/host/screen-wanted';

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

const rules = table(`
  messages | visible | isEmbedded | expected | reported | name
  -o--c    | v       |            | vo--c    |          | [panel-open-or-closed] [toggle-panel-received] opens and closes the panel
  -r       | v       |            | vr       |          | [refresh-notes] can ask for a refresh
  -H       | v       |            | vH       |          | can announce that it opens links
  -W-N     | v       |            | vW-N     |          | can want news, and no news any more
  -K-8     | v       |            | vK       |          | [notify-click] can open a note, unless its id is malformed
  -h--v    | v       |            | vh--v    |          | [toggle-visibility] hides the panel and shows it
  -h--v    | v-h     |            | vhh-h    |          | cannot show the panel while the document is hidden
           | v-h-v   |            | v-h-v    |          | does not hide a panel that the document shows
  -h       | v-h-v   |            | vhh-h    |          | keeps the panel hidden even if the document is visible
  -9       | v       |            | v        | -9       | is reported if its message is malformed
  -1-2     | v       |            | v        |          | is ignored if its messages are for others
           | v       | no         | (ov)     |          | [panel-open-or-closed] is not needed: without it, the panel is always open
`);

cases(
  'the host page',
  (m, { messages: sent, visible, isEmbedded, expected, reported }) => {
    const report = createLog<string>();
    const emitted$ = emittedBy(m, receiveMessages, {
      world: {
        host: { isEmbedded: isEmbedded !== 'no', messages$: m.hot(sent, messages) },
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

/** Messages of the host page. */
const screenMessages = {
  o: { type, action: 'togglePanel', showing: true },
  c: JSON.stringify({ type, action: 'togglePanel', showing: false }),
  p: { type: 'notestream', action: 'prepare' },
  h: { type, action: 'toggleVisibility', hidden: false },
  x: { type: 'notestream', action: 'unknown' },
  n: null,
};

const TIMES: Readonly<Record<string, ScreenTime>> = { later: 'later', idle: 'idle' };

cases(
  'the screen of a framed panel',
  (m, { said, idle, expected, time }) => {
    const wanted$ = screenWanted$({ messages$: m.hot(said, screenMessages) }, TIMES[time], m.hot(idle));
    m.expect(wanted$).toBeObservable(expected, { ...screenMessages, '*': '*', 0: 0, t: true });
  },
  table(`
  said   | idle | expected     | time  | name
  --o    |      | --(t|)       | later | is wanted when the host page opens the panel
  --p    |      | --(p|)       | later | [prepare-message] is wanted when the host page may open it
  --po   |      | --(p|)       | later | is wanted once
  -chxn  | -*   |              | later | is not wanted for a closed panel, another message or an idle page
  c      | -*   | -(*|)        | idle  | is wanted in an idle page, if the host page says so
         | -*   | - 100ms (0|) |       | is wanted 100 ms after the page was idle, if the host page says nothing
  10ms c | -*   |              |       | is not wanted if the host page says meanwhile that the panel is closed
`),
);
