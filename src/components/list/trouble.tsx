import { CloudOff, LogIn, WifiOff } from 'lucide';
import { selectSortedNotes } from '../../streams/state/sorted-notes';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { directedIcon, icon } from '../elements/icon';
import { SignInButton } from '../status/sign-in-button';
import { useSelected, useSend } from '../use-selected';
import { selectTrouble, type Trouble } from './list-content';
import { SettingsLink } from './settings-link';
import { nextTryText, troubleTexts } from './trouble-texts';
import './notice.css';

const selectIsSignedIn = (state: State): boolean => state.isSignedIn;

/** The reason why there is no list, in place of the list (section 8). */
export function TroublePage() {
  const trouble = useSelected(selectTrouble);
  const isSignedIn = useSelected(selectIsSignedIn);
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
        <p className="notice-title" role="alert">
          {isSignedIn ? troubleTexts(trouble).page : __('Sign in to see your notifications')}
        </p>
        {isSignedIn && <RetryActions trouble={trouble} />}
      </div>
    </>
  );
}

/** The time of the next try, and a button to try now. Shown only to bloggers who are signed in. */
function RetryActions({ trouble }: { trouble: Trouble }) {
  return (
    <>
      <p className="notice-detail">
        <NextTry />
      </p>
      {trouble === 'forbidden' && <SignInButton />}
      {trouble !== 'offline' && <TryAgainButton />}
    </>
  );
}

/** Without a network, a request would fail at once, so there is no such button. */
function TryAgainButton() {
  const send = useSend();
  return (
    <button type="button" className="button" onClick={() => send({ type: 'notes.retryRequested' })}>
      {__('Try again')}
    </button>
  );
}

/**
 * Null if the list is empty, because the page shows the trouble, and if the blogger is signed out,
 * because the sign-in bar says so.
 */
const selectLineTrouble = (state: State): Trouble | null =>
  state.isSignedIn && selectSortedNotes(state).length > 0 ? selectTrouble(state) : null;

/** A line above the notes: these may be out of date (section 8). */
export function TroubleLine() {
  const trouble = useSelected(selectLineTrouble);
  return (
    <div role="status">
      {trouble && (
        <div className="list-line trouble-line">
          {troubleIcon(trouble)}
          <p>
            {troubleTexts(trouble).line} <NextTry />
          </p>
          {trouble === 'forbidden' && <SignInButton />}
          {trouble !== 'offline' && <TryAgainButton />}
        </div>
      )}
    </div>
  );
}

const troubleIcon = (trouble: Trouble) => (trouble === 'offline' ? icon(WifiOff) : icon(CloudOff));

/** Seconds until the next try; 0 during a try, null if no try is due. */
const selectRetrySeconds = ({ connection }: State): number | null =>
  connection.kind === 'retrying' ? connection.inSeconds : null;

/** A countdown to the next try. Screen readers do not announce each second. */
function NextTry() {
  const seconds = useSelected(selectRetrySeconds);
  if (seconds === null) return null;
  return (
    <span className="next-try" role="timer" aria-live="off">
      {nextTryText(seconds)}
    </span>
  );
}
