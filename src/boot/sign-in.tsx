import { tap } from 'rxjs';
import { HandedOver, NotSignedIn, SignedOut, StorageDenied, Unreachable } from '../components/boot-screens';
import { forgetBlogger } from '../edge/forget-blogger';
import { type Answer, keeps, readAnswer, sessionOf, takeBegun } from '../edge/oauth';
import { handOver, signInByPopUp } from '../edge/pop-up';
import { isSignedOut, keepSession, type Session, storedSession } from '../edge/session';
import { leaveForSignIn$ } from '../edge/sign-in';
import type { Stage } from './stage';

export interface SignInStage extends Stage {
  /** Starts the panel, once somebody is signed in. */
  readonly start: (session: Session) => void;
  /** Whether a panel is on the screen, which stays there until there is a sign-in page to go to. */
  readonly isRunning?: boolean;
}

/**
 * From no session to one (section 2): reads the answer with which the sign-in page has sent the browser back, or goes to
 * that page. Nobody is sent there twice without having asked for it, so that it never goes round.
 */
export function signIn(stage: SignInStage, fragment = ''): void {
  if (fragment !== '') finish(stage, fragment);
  else if (isSignedOut(stage.storage)) {
    forgetBlogger(stage.storage);
    stage.show(() => <SignedOut onSignIn={() => leave(stage)} />);
  } else leave(stage);
}

function finish(stage: SignInStage, fragment: string): void {
  const { window, storage, show, start } = stage;
  if (handOver(fragment, window)) {
    show(() => <HandedOver />);
    return;
  }
  const answer = readAnswer(fragment);
  const begun = takeBegun(storage);
  if (begun) window.history.replaceState(null, '', `${window.location.pathname}${begun.search}`);
  // The browser's own clock: boot is the edge, and no stream is at work yet.
  const now = Date.now();
  if (!begun && !keeps(storage)) denied(stage);
  else if (answer === undefined || answer.state !== begun?.state) {
    // Not what this page asked for: somebody else's token, perhaps. One that is held already stays good.
    const held = storedSession(storage, now);
    if (held) start(held);
    else show(() => <NotSignedIn onSignIn={() => leave(stage)} />);
  } else if (answer.token === '') {
    show(() => <NotSignedIn refusal={answer} onSignIn={() => leave(stage)} />);
  } else {
    const session = sessionOf(answer, now);
    keepSession(storage, session);
    start(session);
  }
}

/** Goes to the sign-in page; not where nothing could be kept, since who came back from there would be sent there again. */
function leave(stage: SignInStage): void {
  const { config, window, storage, show, isRunning } = stage;
  if (!keeps(storage)) {
    denied(stage);
    return;
  }
  leaveForSignIn$(config, window, storage)
    .pipe(tap(() => !isRunning && show(() => <Unreachable />)))
    .subscribe();
}

/** The browser lets the panel keep nothing, as some do in frames: it can be asked, or the token stays in this page alone. */
function denied(stage: SignInStage, isBlocked = false): void {
  const { config, window, storage, show, start } = stage;
  const { document, parent } = window;
  const ask = async (): Promise<void> => {
    // Who says no is asked nothing else.
    await document.requestStorageAccess().catch(() => undefined);
    const held = storedSession(storage, Date.now());
    if (held) start(held);
    else if (keeps(storage)) leave(stage);
    else denied(stage);
  };
  const openPopUp = (): void => {
    const answer$ = signInByPopUp(config, window);
    if (!answer$) {
      denied(stage, true);
      return;
    }
    const use = (answer: Answer): void => {
      if (answer.token === '') show(() => <NotSignedIn refusal={answer} onSignIn={() => denied(stage)} />);
      else start(sessionOf(answer, Date.now()));
    };
    answer$.pipe(tap(use)).subscribe();
  };
  const canAsk = parent !== window && 'requestStorageAccess' in document;
  show(() => (
    <StorageDenied isBlocked={isBlocked} onAsk={canAsk ? () => void ask() : undefined} onPopUp={openPopUp} />
  ));
}
