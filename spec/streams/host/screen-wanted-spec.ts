import { cases } from 'rxjs-marbles/jest';
import { type ScreenTime, screenWanted$ } from '../../../src/streams/host/screen-wanted';
import { table } from '../../support/table';

const type = 'notesIframeMessage';

/** Messages of the host page. */
const messages = {
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
    const wanted$ = screenWanted$({ messages$: m.hot(said, messages) }, TIMES[time], m.hot(idle));
    m.expect(wanted$).toBeObservable(expected, { ...messages, '*': '*', 0: 0, t: true });
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
