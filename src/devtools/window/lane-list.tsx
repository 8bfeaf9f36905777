import { type ReactElement, useState } from 'react';
import { behaviourOf, EVENTS } from '../monitor/tag-paths';
import { hasParts, isFiltered, unfoldedIn } from '../picture/filter';
import type { Place } from '../picture/picture';
import { LaneFaults } from './lane-faults';
import { useView, useViewState } from './view-context';

/** The names of the lanes. Each has a button that shows its parts and one for its faults. */
export function LaneList({ places }: { readonly places: readonly Place[] }): ReactElement {
  const [open, setOpen] = useState<string>();
  const { model } = useView();
  const { filter, shown } = useViewState();
  const unfolded = unfoldedIn(filter);
  const toggle = (name: string): void =>
    model.filterBy({ unfolded: new Map([...filter.unfolded, [name, !unfolded.has(name)]]) });
  return (
    <ul className="lanes" aria-label="Streams">
      {places.length === 0 && isFiltered(filter) && <li>No stream matches.</li>}
      {places.map(({ lane: { name, depth }, height }) => (
        <li key={name} style={{ height, paddingInlineStart: 6 + depth * 10 }}>
          {depth === 0 && hasParts(name) ? (
            <button
              type="button"
              className="fold"
              aria-expanded={unfolded.has(name)}
              onClick={() => toggle(name)}
            >
              {name}
            </button>
          ) : (
            <span className="name" title={name}>
              {depth === 0 ? name : name.slice(behaviourOf(name).length + 1)}
            </span>
          )}
          {name !== EVENTS && !shown.replayed && (
            <LaneFaults
              name={name}
              isOpen={open === name}
              onToggle={() => setOpen(open === name ? undefined : name)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
