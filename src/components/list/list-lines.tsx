import { OutboxLine } from './outbox-line';
import { TroubleLine } from './trouble';
import './notice.css';

/** The lines over the end of the list: the list may be out of date, and what is not sent yet. */
export const ListLines = () => (
  <div className="list-lines">
    <TroubleLine />
    <OutboxLine />
  </div>
);
