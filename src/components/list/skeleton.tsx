import { __ } from '../../i18n';
import './skeleton.css';

const ROWS = Array.from({ length: 7 }, (_, index) => index);

/** Placeholder rows until the first list arrives (section 4, loading). */
export function Skeleton() {
  return (
    <div role="progressbar" aria-label={__('Loading notifications')}>
      {ROWS.map((row) => (
        <div key={row} className="skeleton-row" aria-hidden>
          <span className="skeleton-icon" />
          <span className="skeleton-lines">
            <span />
            <span />
            <span />
          </span>
        </div>
      ))}
    </div>
  );
}
