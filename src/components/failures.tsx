import { __ } from '../i18n';
import { reloadOwnPage } from '../lib/own-page';
import './elements/deferred.css';

/** Reloads the panel, but only if its server responds, because an error page would replace the panel. */
const reload = (): void => void reloadOwnPage(window).catch(() => undefined);

/** Shown in place of a note that cannot be rendered. */
const NoteFailure = () => <p className="note-unreadable">{__("This notification can't be shown.")}</p>;

/**
 * Shown in place of a part of the panel that could not be loaded or rendered. Its button calls `onRetry` or,
 * without it, reloads the panel, whose drafts and actions are stored.
 */
export const PartFailure = ({ onRetry }: { onRetry?: (() => void) | undefined }) => (
  <div className="deferred">
    <p role="alert">{__("This part of the panel couldn't be loaded.")}</p>
    <button type="button" className="button" onClick={onRetry ?? reload}>
      {onRetry ? __('Try again') : __('Reload the panel')}
    </button>
  </div>
);

// Constant elements, because their texts are translated only when they are drawn.
export const NOTE_FAILURE = <NoteFailure />;
export const PART_FAILURE = <PartFailure />;
