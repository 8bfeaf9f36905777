import { Find } from '../find/find';
import { DeedBars } from './deed-bars';
import { ChecksBar } from './checks-bar';
import { OutboxLine } from './outbox-line';
import { PeopleLine } from './people-line';
import { MessageRegion } from '../status/message-region';
import { TroubleLine } from './trouble';
import './notice.css';

/**
 * The search and the message above the list, and the lines below it: hidden notes, list
 * trouble, unsent actions, the last actions on several notes, and the selected rows.
 */
export const ListLines = () => (
  <>
    <Find />
    <MessageRegion of="list" />
    <div className="list-lines">
      <div>
        <PeopleLine />
        <TroubleLine />
        <OutboxLine />
        <DeedBars />
        <ChecksBar />
      </div>
    </div>
  </>
);
