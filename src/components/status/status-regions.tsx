import { Announcer } from './announcer';
import { SignedOutBar } from './signed-out-bar';
import { StatusBar } from './status-bar';

/** What is said at the top of the panel, to eyes and to readers (section 2). */
export const StatusRegions = () => (
  <>
    <SignedOutBar />
    <StatusBar />
    <Announcer />
  </>
);
