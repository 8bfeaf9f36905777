import { OutboxLine } from './outbox-line';
import { TroubleLine } from './trouble';
import './notice.css';

/**
 * The lines over the end of the list: that the list may be out of date, and that actions are not
 * sent yet.
 */
export const ListLines = () => (
  <div className="list-lines">
    <TroubleLine />
    <OutboxLine />
  </div>
);
