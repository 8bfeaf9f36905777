import { OutboxLine } from './outbox-line';
import { MessageRegion } from '../status/message-region';
import { TroubleLine } from './trouble';
import './notice.css';

/**
 * The message above the list, and the lines over its end: that it may be out of date, and that actions
 * are not sent yet.
 */
export const ListLines = () => (
  <>
    <MessageRegion of="list" />
    <div className="list-lines">
      <TroubleLine />
      <OutboxLine />
    </div>
  </>
);
