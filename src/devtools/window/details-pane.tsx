import type { ReactElement } from 'react';
import { LEGEND } from '../picture/legend';
import { useView, useViewState } from './view-context';

/** The maximum number of listed effects; the arrows show all effects. */
const MAX_EFFECTS = 30;

/** The details of the chosen marble: its value, causes, effects and state changes. */
export function DetailsPane(): ReactElement {
  const { model } = useView();
  const { filter } = useViewState();
  const details = model.details();
  const chosen = model.chosenMark();
  // The region is in the document before its first text, so that screen readers announce that text.
  const region = <div role="status">{details && <h2>{details.title}</h2>}</div>;
  if (!details || !chosen)
    return (
      <aside className="details" aria-label="Chosen marble" tabIndex={0}>
        {region}
        <p className="quiet">Choose a marble to see its value, its causes and what it changed.</p>
        <Legend />
      </aside>
    );
  const { file, value, valueNote, stack, changes, chain, effectTexts } = details;
  const choose = (id: number): void => model.choose(model.shown().trace.markOf(id));
  return (
    <aside className="details" aria-label="Chosen marble" tabIndex={0}>
      {region}
      {file !== undefined && <p className="file">{file}</p>}
      <p>
        <button
          type="button"
          aria-pressed={filter.causedWith !== undefined}
          onClick={() =>
            model.filterBy({ causedWith: filter.causedWith === undefined ? chosen.id : undefined })
          }
        >
          Only marbles with this cause
        </button>
      </p>
      <h3>Causes</h3>
      <ol>
        {chain.map(({ id, text }) => (
          <li key={id}>
            <button type="button" className="step" aria-current={id === chosen.id} onClick={() => choose(id)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
      {effectTexts.length > 0 && <h3>Effects</h3>}
      <ol>
        {effectTexts.slice(0, MAX_EFFECTS).map(({ id, text }) => (
          <li key={id}>
            <button type="button" className="step" onClick={() => choose(id)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
      {effectTexts.length > MAX_EFFECTS && (
        <p className="quiet">and {effectTexts.length - MAX_EFFECTS} more</p>
      )}
      {changes.length > 0 && <h3>State</h3>}
      {changes.length > 0 && <pre>{changes.join('\n')}</pre>}
      {value !== '' && <h3>Value</h3>}
      {valueNote !== undefined && <p className="quiet">{valueNote}</p>}
      {value !== '' && <pre>{value}</pre>}
      {stack !== undefined && (
        <details>
          <summary>Stack</summary>
          <pre>{stack}</pre>
        </details>
      )}
      <h3>Legend</h3>
      <Legend />
    </aside>
  );
}

const Legend = (): ReactElement => (
  <dl className="legend">
    {LEGEND.map(([sign, tone, meaning]) => (
      <div key={meaning}>
        <dt aria-hidden="true" style={{ color: `var(--view-${tone})` }}>
          {sign}
        </dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);
