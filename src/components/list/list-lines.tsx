import { Find } from '../find/find';
import { DeedBars } from './deed-bars';
import { ChecksBar } from './checks-bar';
import { OutboxLine } from './outbox-line';
import { PeopleLine } from './people-line';
import { MessageRegion } from '../status/message-region';
import { TroubleLine } from './trouble';
import './notice.css';

/**
 * The search and the message above the list, and the lines over its end: what is hidden, that it may be
 * out of date, that actions are not sent yet, the last action on several notes, and the notes that are
 * checked.
 */
export const ListLines = () => (
  <>
    <Find />
    <MessageRegion of="list" />
    <div className="list-lines">
      <PeopleLine />
      <TroubleLine />
      <OutboxLine />
      <DeedBars />
      <ChecksBar />
    </div>
  </>
);
