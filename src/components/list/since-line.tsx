import { __ } from '../../i18n';
import './since-line.css';

/** The line below the notes that arrived since the last visit and above the older notes. */
export const SinceLine = () => (
  <div className="since-line" role="separator" aria-label={__('New since your last visit')}>
    <span className="since-line-text" aria-hidden>
      {__('New since your last visit')}
    </span>
  </div>
);
