import { type ReactElement, useState } from 'react';
import { saveSession, saveSpec } from './sessions';
import { useView, useViewState } from './view-context';

/** The name of the shown session, and buttons to save it. Renders nothing while the live panel is shown. */
export function SessionBar(): ReactElement | null {
  const parts = useView();
  const { shown } = useViewState();
  const [isMasked, setIsMasked] = useState(true);
  if (!shown.replayed) return null;
  const { name, session } = shown.replayed;
  const count = session.entries.filter(({ kind }) => kind === 'event').length;
  const from = session.from === 'start' ? 'from the start of the panel' : 'events only';
  const build = `, build ${session.of.build.slice(0, 60)}`;
  return (
    <div className="session-bar" role="group" aria-label="Session">
      <span>
        <strong>Session “{name}”</strong>: {(session.lastsMs / 1000).toFixed(1)} s, {count} events, {from}
        {build}
      </span>
      <button type="button" onClick={() => saveSession(parts, isMasked)}>
        Save session
      </button>
      <label>
        <input type="checkbox" checked={isMasked} onChange={() => setIsMasked(!isMasked)} />
        without personal texts
      </label>
      <button type="button" onClick={() => saveSpec(parts)}>
        Save marble spec
      </button>
      <button
        type="button"
        onClick={() => {
          parts.model.show(undefined);
          parts.model.update({ notice: '' });
        }}
      >
        Back to the panel
      </button>
    </div>
  );
}
