import { __ } from '../i18n';
import { usePanel } from '../panel-context';
import { useSelected, useSend } from '../use-selected';
import { SettingsLink } from './settings-link';
import { nextTryText, selectNextTry, selectTrouble, troubleTexts } from './trouble';
import { TroubleDrawing } from './trouble-drawing';
import './notice.css';

/** In place of the list when it could not be had at all (section 8). */
export function TroublePage() {
  const trouble = useSelected(selectTrouble);
  const { locale } = usePanel();
  const nextTry = useSelected(selectNextTry);
  const send = useSend();
  if (!trouble) return null;
  return (
    <>
      <div className="notice-top">
        <SettingsLink />
      </div>
      <div className="notice" role="alert">
        <span className="notice-drawing notice-drawing-trouble" aria-hidden>
          <TroubleDrawing trouble={trouble} />
        </span>
        <p className="notice-title">{troubleTexts(trouble).page}</p>
        {nextTry !== undefined && <p className="notice-detail">{nextTryText(nextTry, locale)}</p>}
        {trouble !== 'offline' && (
          <button type="button" className="button" onClick={() => send({ type: 'notes.refreshRequested' })}>
            {__('Try now')}
          </button>
        )}
      </div>
    </>
  );
}
