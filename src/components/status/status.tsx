import { BackGesture } from '../back-gesture';
import { Announcer } from './announcer';
import { SignedOutBar } from './signed-out-bar';

/** The bar at the top of the panel, the texts for screen readers (section 2), and the Back gesture of phones. */
export const Status = () => (
  <>
    <SignedOutBar />
    <Announcer />
    <BackGesture />
  </>
);
