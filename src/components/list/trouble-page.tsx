import { LogIn } from 'lucide';
import type { State } from '../../streams/state/state';
import { __ } from '../i18n';
import { directedIcon } from '../icon';
import { useSelected, useSend } from '../use-selected';
import { SettingsLink } from './settings-link';
import { NextTry } from './next-try';
import { selectTrouble, type Trouble } from './trouble';
import { TroubleDrawing } from './trouble-drawing';
import { troubleTexts } from './trouble-texts';
import './notice.css';

const selectIsSignedIn = (state: State): boolean => state.isSignedIn;

/** In place of the list when it could not be had at all (section 8). */
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
          {isSignedIn ? <TroubleDrawing trouble={trouble} /> : directedIcon(LogIn)}
        </span>
        <p className="notice-title" role="alert">
          {isSignedIn ? troubleTexts(trouble).page : __('You are not signed in')}
        </p>
        {isSignedIn && <Tries trouble={trouble} />}
      </div>
    </>
  );
}

/** When it is tried again; at once, if the blogger likes. Who is not signed in waits for nothing: the bar above leads on. */
function Tries({ trouble }: { trouble: Trouble }) {
  const send = useSend();
  return (
    <>
      <p className="notice-detail">
        <NextTry />
      </p>
      {trouble === 'forbidden' && (
        <button type="button" className="button" onClick={() => send({ type: 'signIn.requested' })}>
          {__('Sign in')}
        </button>
      )}
      {trouble !== 'offline' && (
        <button type="button" className="button" onClick={() => send({ type: 'notes.refreshRequested' })}>
          {__('Try now')}
        </button>
      )}
    </>
  );
}
