import { BackGesture } from '../back-gesture';
import { Announcer } from './announcer';
import { SignedOutBar } from './signed-out-bar';

/**
 * The bar at the top of the panel, the announcements for screen readers (section 2), and the back gesture of
 * phones.
 */
export const Status = () => (
  <>
    <SignedOutBar />
    <Announcer />
    <BackGesture />
  </>
);
