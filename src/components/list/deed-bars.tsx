import { Undo2, X } from 'lucide';
import memoizeOne from 'memoize-one';
import { type DeedBar as Bar, deedBars } from '../../streams/deeds/deed-bars';
import type { Note } from '../../streams/notes/note';
import { actionOf } from '../../streams/actions/table';
import { areFailuresListed, isGone } from '../../streams/outbox/failed';
import type { State } from '../../streams/state/state';
import { __, _n, _x, sprintf } from '../../i18n';
import { actionLabel, doneText } from '../action-texts';
import { countText } from '../count-text';
import { directedIcon, icon } from '../elements/icon';
import { IconButton } from '../elements/icon-button';
import { UndoButton } from '../elements/undo-button';
import { isBlank } from '../blank';
import { titleOf } from '../note-title';
import { usePanel } from '../panel-context';
import { useSelected, useSend } from '../use-selected';
import './undo-bar.css';
import './deed-bars.css';

/** A bar, and the names of the notes whose action has failed. */
interface View {
  readonly bar: Bar;
  readonly names: readonly string[];
}

/** Selects the bars that show something. Returns the same array until their content changes. */
const selectViews = (state: State): readonly View[] => sameViews(viewsOf(state, areFailuresListed(state)));
const sameViews = memoizeOne(
  (views: readonly View[]) => views,
  ([one], [other]) => JSON.stringify(one) === JSON.stringify(other),
);
/** The bars that show something, without failures if other parts of the screen show them. */
export const viewsOf = (state: State, areListed = false): readonly View[] =>
  deedBars(state).flatMap((bar) => {
    const failed = areListed ? [] : bar.failed;
    if (failed.length === 0 && !bar.canUndo && !bar.progress) return [];
    const names = failed.map(({ note = NaN, about = '' }) => {
      const found = state.allNotes[note];
      const [headline = ''] = about.split('\n');
      return found ? nameOf(found) : titleOf({ title: headline });
    });
    return [{ bar: { ...bar, failed }, names }];
  });

/**
 * The name of the person who acted, because all comments have the same title; the title if there is no name.
 */
const nameOf = (note: Note): string => {
  const author = note.body.find(({ type, text }) => type === 'user' && !isBlank(text));
  return author?.text ?? titleOf(note);
};

/**
 * The bars of actions on several notes: the done actions with Undo, the progress of sending, and the failed
 * actions (section 10). An empty element follows, so that the focus moves to the list when the last bar
 * disappears.
 */
export function DeedBars() {
  const views = useSelected(selectViews);
  return [...views, undefined].map((view, index) => <DeedBar key={index} view={view} />);
}

function DeedBar({ view }: { view: View | undefined }) {
  const { locale } = usePanel();
  const hasFailed = view !== undefined && view.names.length > 0;
  return (
    <div className={view ? `deed-bar ${hasFailed ? 'has-failed' : ''}` : undefined}>
      <p>{view && barText(view, locale)}</p>
      {view?.bar.progress && <Progress {...view.bar.progress} />}
      {/* Other buttons get another key, so that a press that is meant for one button cannot act on another. */}
      {view && <Buttons key={`${view.bar.id} ${hasFailed}`} bar={view.bar} />}
    </div>
  );
}

/** The text of a bar; '' while the bar shows the progress of sending. */
export function barText({ bar: { action, count, progress, failed }, names }: View, locale: string): string {
  const [first] = failed;
  if (!first) return progress || !action ? '' : doneText(action, count, locale);
  return sprintf(
    // translators: %1$s is an action such as Trash, %2$s is a number, %3$s are names of people, or titles.
    _n(
      '%1$s has failed for %2$s notification: %3$s',
      '%1$s has failed for %2$s notifications: %3$s',
      names.length,
    ),
    actionLabel(actionOf(first)),
    countText(names.length, locale),
    new Intl.ListFormat(locale).format(names),
  );
}

/** The progress of sending. Not a live region, because it changes with each response. */
function Progress({ sent, total }: NonNullable<Bar['progress']>) {
  const { locale } = usePanel();
  const text = sprintf(
    // translators: %1$s and %2$s are numbers.
    __('Sent %1$s of %2$s'),
    countText(sent, locale),
    countText(total, locale),
  );
  return (
    <div
      className="deed-progress"
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

function Buttons({ bar: { id, canUndo, progress, failed } }: { bar: Bar }) {
  const send = useSend();
  if (failed.length === 0 && !canUndo) return null;
  return (
    <div className="undo-buttons">
      {failed.some((record) => !isGone(record)) && (
        <button type="button" className="button" onClick={() => send({ type: 'deed.retried', id })}>
          {__('Retry')}
        </button>
      )}
      {failed.length > 0 ? (
        <button type="button" className="button" onClick={() => send({ type: 'deed.discarded', id })}>
          {_x('Discard', 'verb')}
        </button>
      ) : (
        <UndoButton of={id} onClick={() => send({ type: 'deed.undone', id })}>
          {directedIcon(Undo2)}
        </UndoButton>
      )}
      {failed.length === 0 && !progress && (
        <IconButton label={__('Close')} icon={icon(X)} onClick={() => send({ type: 'deed.closed', id })} />
      )}
    </div>
  );
}
