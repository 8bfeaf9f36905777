import { BackGesture } from '../back-gesture';
import { Announcer } from './announcer';
import { SignedOutBar } from './signed-out-bar';

/** The bar at the top of the panel, and the texts for screen readers (section 2). With them loads Back. */
export const Status = () => (
  <>
    <SignedOutBar />
    <Announcer />
    <BackGesture />
  </>
);
