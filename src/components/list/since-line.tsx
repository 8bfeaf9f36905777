import { __ } from '../../i18n';
import './since-line.css';

/** The line between the notes since the last visit, above it, and the older notes. */
export const SinceLine = () => (
  <div className="since-line" role="separator" aria-label={__('New since your last visit')}>
    <span className="since-line-text" aria-hidden>
      {__('New since your last visit')}
    </span>
  </div>
);
