import { CloudOff, Hourglass, LogIn, WifiOff } from 'lucide';
import { selectSortedNotes } from '../../streams/state/sorted-notes';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { directedIcon, icon } from '../elements/icon';
import { usePanel } from '../panel-context';
import { SignInButton } from '../status/sign-in-button';
import { useAnnounce } from '../status/use-announce';
import { useSelected, useSend } from '../use-selected';
import { selectTrouble, type Trouble } from './list-content';
import { SettingsLink } from './settings-link';
import { askedWaitText, nextTryText, troubleTexts } from './trouble-texts';
import './notice.css';

const selectIsSignedIn = (state: State): boolean => state.isSignedIn;

/** The reason why there is no list, in place of the list (section 8). */
export function TroublePage() {
  const trouble = useSelected(selectTrouble);
  const isSignedIn = useSelected(selectIsSignedIn);
  const text = trouble && (isSignedIn ? troubleTexts(trouble).page : __('Sign in to see your notifications'));
  useAnnounce(text);
  if (!trouble) return null;
  return (
    <>
      <div className="notice-top">
        <SettingsLink />
      </div>
      <div className="notice">
        <span className="notice-drawing notice-drawing-trouble" aria-hidden>
          {isSignedIn ? troubleIcon(trouble) : directedIcon(LogIn)}
        </span>
        <p className="notice-title">{text}</p>
        {isSignedIn && <RetryActions trouble={trouble} />}
      </div>
    </>
  );
}

/** The time of the next try, and a button to try now. Shown only to bloggers who are signed in. */
function RetryActions({ trouble }: { trouble: Trouble }) {
  const asked = useAskedWait();
  return (
    <>
      <p className="notice-detail">
        {asked} <NextTry />
      </p>
      {(trouble === 'forbidden' || trouble === 'signedOut') && <SignInButton />}
      {trouble !== 'offline' && <TryAgainButton />}
    </>
  );
}

/** A button that retries at once. Not used while offline, because the request would fail. */
function TryAgainButton() {
  const send = useSend();
  return (
    <button type="button" className="button" onClick={() => send({ type: 'notes.retryRequested' })}>
      {__('Try again')}
    </button>
  );
}

/**
 * The trouble for the line below the list. Null if the list is empty (a page shows the trouble), and
 * if the blogger is signed out (a bar shows that). A slow platform has a line in both cases, because the
 * placeholders stay.
 */
const selectLineTrouble = (state: State): Trouble | 'slow' | null => {
  if (!state.isSignedIn) return null;
  if (state.connection.kind === 'slow') return 'slow';
  return selectSortedNotes(state).length > 0 ? selectTrouble(state) : null;
};

/** A line below the list, whose notes may be out of date (section 8). */
export function TroubleLine() {
  const trouble = useSelected(selectLineTrouble);
  const asked = useAskedWait();
  const text = trouble && `${troubleTexts(trouble).line} ${asked}`.trim();
  useAnnounce(text);
  return (
    trouble && (
      <div className="list-line trouble-line">
        {trouble === 'slow' ? icon(Hourglass) : troubleIcon(trouble)}
        <p>
          {text} <NextTry />
        </p>
        {(trouble === 'forbidden' || trouble === 'signedOut') && <SignInButton />}
        {trouble !== 'offline' && trouble !== 'slow' && <TryAgainButton />}
      </div>
    )
  );
}

const troubleIcon = (trouble: Trouble) => (trouble === 'offline' ? icon(WifiOff) : icon(CloudOff));

const selectAskedMs = ({ isOnline, list }: State): number => (isOnline ? (list.failure?.askedMs ?? 0) : 0);

/** The wait that the platform asks for, in words, or ''. */
function useAskedWait(): string {
  const askedMs = useSelected(selectAskedMs);
  const { locale } = usePanel();
  return askedMs > 0 ? askedWaitText(askedMs, locale) : '';
}

/** Seconds until the next try; 0 during a try, null if no try is due. */
const selectRetrySeconds = ({ connection }: State): number | null =>
  connection.kind === 'retrying' ? connection.inSeconds : null;

/** A countdown to the next try. Screen readers do not announce each second. */
function NextTry() {
  const seconds = useSelected(selectRetrySeconds);
  const { locale } = usePanel();
  if (seconds === null) return null;
  return (
    <span className="next-try" role="timer" aria-live="off">
      {nextTryText(seconds, locale)}
    </span>
  );
}
