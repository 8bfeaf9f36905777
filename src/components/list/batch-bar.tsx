import { Undo2, X } from 'lucide';
import memoizeOne from 'memoize-one';
import { useRef } from 'react';
import type { Note } from '../../streams/notes/note';
import { areFailuresListed, isGone } from '../../streams/outbox/failed';
import type { State } from '../../streams/state/state';
import { type BatchBar as Bar, batchBar, removalBar } from '../../streams/triage/batch-bar';
import { __, _n, _x, sprintf } from '../../i18n';
import { countText } from '../count-text';
import { directedIcon, icon } from '../elements/icon';
import { ignoreSecondClick } from '../elements/ignore-second-click';
import { IconButton } from '../elements/icon-button';
import { isBlank } from '../blank';
import { titleOf } from '../note-title';
import { usePanel } from '../panel-context';
import { titleWithKey } from '../title-with-key';
import { useSelected, useSend } from '../use-selected';
import { actionLabel, doneText } from './action-texts';
import { useFocusHome } from './use-focus-home';
import './batch-bar.css';

/** The bar, and the names of the notes whose action has failed; the same object while it shows the same. */
const viewSelector = (select: (state: State) => Bar | undefined) => {
  const sameView = memoizeOne(
    (view: View) => view,
    ([one], [other]) => JSON.stringify(one) === JSON.stringify(other),
  );
  return (state: State): View => sameView(viewOf(state, select(state)));
};
function viewOf(state: State, latest: Bar | undefined): View {
  const bar = latest?.shows === 'failed' && areFailuresListed(state) ? undefined : latest;
  const names =
    bar?.shows === 'failed'
      ? bar.records.map(({ note = NaN, about = '' }) => {
          const found = state.allNotes[note];
          const [headline = ''] = about.split('\n');
          return found ? nameOf(found) : titleOf({ title: headline });
        })
      : [];
  return { bar, names };
}
/** Who acted, because the titles of comments are all the same. */
const nameOf = (note: Note): string => {
  const author = note.body.find(({ type, text }) => type === 'user' && !isBlank(text));
  return author?.text ?? titleOf(note);
};
interface View {
  readonly bar: Bar | undefined;
  readonly names: readonly string[];
}
const selectRemoval = viewSelector(removalBar);
const selectLast = viewSelector(batchBar);

/**
 * The bars of actions on several notes: what was done with Undo, how far it is sent, and what has failed
 * (section 10). Notes that left have one of their own, whatever is done within their undo window.
 */
export const BatchBars = () => (
  <>
    <BatchBar selectView={selectRemoval} />
    <BatchBar selectView={selectLast} />
  </>
);

function BatchBar({ selectView }: { selectView: (state: State) => View }) {
  const { locale } = usePanel();
  const { bar, names } = useSelected(selectView);
  const root = useRef<HTMLDivElement>(null);
  useFocusHome(root, bar);
  const said = bar && bar.shows !== 'sending' ? textOf(bar, names, locale) : undefined;
  return (
    <div
      ref={root}
      className={bar ? `batch-bar shows-${bar.shows}` : undefined}
      onClickCapture={ignoreSecondClick}
    >
      <p role="status">{said}</p>
      {bar?.shows === 'sending' && <Progress {...bar} />}
      {bar && <Buttons key={keyOf(bar)} bar={bar} />}
    </div>
  );
}

/** Buttons of another batch, and other ones of this batch, are other elements: a press is meant for one of them. */
function keyOf(bar: Bar): string | number | undefined {
  if (bar.shows === 'failed') return bar.id;
  return bar.shows === 'done' ? bar.note : undefined;
}

function textOf(bar: Exclude<Bar, { shows: 'sending' }>, names: readonly string[], locale: string): string {
  if (bar.shows === 'done') return doneText(bar.action, bar.count, locale);
  const { length: count } = names;
  return sprintf(
    // translators: %1$s is an action such as Trash, %2$s is a number, %3$s are names of people, or titles.
    _n('%1$s has failed for %2$s notification: %3$s', '%1$s has failed for %2$s notifications: %3$s', count),
    actionLabel(bar.action),
    countText(count, locale),
    new Intl.ListFormat(locale).format(names),
  );
}

/** Not a live region, because it changes with each answer. */
function Progress({ sent, total }: { sent: number; total: number }) {
  const { locale } = usePanel();
  const text = sprintf(
    // translators: %1$s and %2$s are numbers.
    __('Sent %1$s of %2$s'),
    countText(sent, locale),
    countText(total, locale),
  );
  return (
    <div
      className="batch-progress"
      role="progressbar"
      aria-valuenow={sent}
      aria-valuemax={total}
      aria-valuetext={text}
      aria-label={__('Sending')}
    >
      {text}
      <progress value={sent} max={total} aria-hidden />
    </div>
  );
}

function Buttons({ bar }: { bar: Bar }) {
  const send = useSend();
  if (bar.shows === 'failed')
    return (
      <div className="batch-buttons">
        {!bar.records.every(isGone) && (
          <button
            type="button"
            className="button"
            onClick={() => send({ type: 'batch.retried', id: bar.id })}
          >
            {__('Retry')}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => send({ type: 'batch.discarded', id: bar.id })}
        >
          {_x('Discard', 'verb')}
        </button>
      </div>
    );
  if (bar.shows === 'sending' && !bar.isMine) return null;
  const { note: id, isUndo } = { note: undefined, isUndo: undefined, ...bar };
  return (
    <div className="batch-buttons">
      <button
        type="button"
        className="button"
        title={isUndo ? undefined : titleWithKey(__('Undo'), 'U')}
        onClick={() =>
          send(id === undefined ? { type: 'batch.reversed' } : { type: 'moderation.undone', id })
        }
      >
        {directedIcon(Undo2)}
        {__('Undo')}
      </button>
      {bar.shows === 'done' && (
        <IconButton
          label={__('Close')}
          icon={icon(X)}
          onClick={() =>
            send(id === undefined ? { type: 'batch.closed' } : { type: 'moderation.closed', id })
          }
        />
      )}
    </div>
  );
}
