import { __ } from '../i18n';
import { useSelected, useSend } from '../use-selected';
import { SettingsLink } from './settings-link';
import { NextTry } from './next-try';
import { selectTrouble } from './trouble';
import { TroubleDrawing } from './trouble-drawing';
import { troubleTexts } from './trouble-texts';
import './notice.css';

/** In place of the list when it could not be had at all (section 8). */
export function TroublePage() {
  const trouble = useSelected(selectTrouble);
  const send = useSend();
  if (!trouble) return null;
  return (
    <>
      <div className="notice-top">
        <SettingsLink />
      </div>
      <div className="notice">
        <span className="notice-drawing notice-drawing-trouble" aria-hidden>
          <TroubleDrawing trouble={trouble} />
        </span>
        <p className="notice-title" role="alert">
          {troubleTexts(trouble).page}
        </p>
        <p className="notice-detail">
          <NextTry />
        </p>
        {trouble !== 'offline' && (
          <button type="button" className="button" onClick={() => send({ type: 'notes.refreshRequested' })}>
            {__('Try now')}
          </button>
        )}
      </div>
    </>
  );
}
