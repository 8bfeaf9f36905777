import { Search, X } from 'lucide';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { type NoteSite, selectChosenSite, selectNoteSites } from '../../streams/find/sites';
import { selectStops } from '../../streams/triage/select-folds';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { IconButton } from '../elements/icon-button';
import { usePanel } from '../panel-context';
import { isMeasurable } from '../list/covered-list';
import { rowOf } from '../row-of';
import { useCloseRequest } from '../use-close-request';
import { useSelected, useSend } from '../use-selected';
import { FoundLine } from './found-line';
import { useMarks } from './use-marks';
import './find.css';

const selectQuery = ({ find }: State): string => find?.query ?? '';
const selectFocus = ({ find }: State): number => find?.focus ?? 0;

/** The bar with the search field, a menu of the sites if there are several, and the number of found notes. */
export function FindBar() {
  const { store } = usePanel();
  const send = useSend();
  const query = useSelected(selectQuery);
  const sites = useSelected(selectNoteSites);
  const site = useSelected(selectChosenSite);
  const bar = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const close = (): void => send({ type: 'find.closed' });
  useCloseRequest(true, close);
  useBoxFocus(box);
  useTopOfFound(bar, `${site?.id} ${query}`);
  useMarks(bar, query);
  const change = (changes: { readonly query?: string; readonly siteId?: number | null }): void =>
    send({ type: 'find.changed', query, siteId: site?.id ?? null, ...changes });
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'Escape') close();
    else if (key === 'ArrowDown' || key === 'Enter') {
      const [first] = selectStops(store.state$.value);
      const list = bar.current?.closest<HTMLElement>('.pane-list');
      if (first && list) rowOf(list, first.id)?.focus();
    } else return;
    // The default is prevented, so that Escape does not close the panel, and Enter does not open the row that
    // it has focused.
    event.preventDefault();
  };
  return (
    <div ref={bar} className="find" role="search" aria-label={__('Find notifications')}>
      <div className="find-controls">
        <div className="find-box">
          {icon(Search)}
          <input
            ref={box}
            type="search"
            // An empty box has the direction of the panel, because it shows the placeholder.
            dir={query === '' ? undefined : 'auto'}
            value={query}
            aria-label={__('Text, person, site or title')}
            placeholder={__('Text, person, site or title')}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change({ query: target.value })}
            onKeyDown={onKeyDown}
            // Removes the caret. In a covered list it would force a layout with each change of the focus.
            onBlur={({ target }) => target.ownerDocument.getSelection()?.removeAllRanges()}
          />
        </div>
        {sites.length > 1 && (
          <SiteMenu sites={sites} chosen={site} onChange={(siteId) => change({ siteId })} />
        )}
        <IconButton label={__('Close the search')} icon={icon(X)} onClick={close} />
      </div>
      <FoundLine />
    </div>
  );
}

interface SiteMenuProps {
  readonly sites: readonly NoteSite[];
  readonly chosen: NoteSite | undefined;
  readonly onChange: (siteId: number | null) => void;
}

const SiteMenu = ({ sites, chosen, onChange }: SiteMenuProps) => (
  <select
    aria-label={__('Site')}
    value={chosen?.id ?? ''}
    onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
  >
    <option value="">{__('All sites')}</option>
    {sites.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);

/**
 * Focuses the search field when the search opens, and whenever `/` is pressed. Its text is selected, so that
 * typing replaces it.
 */
function useBoxFocus(box: React.RefObject<HTMLInputElement | null>): void {
  const focus = useSelected(selectFocus);
  useLayoutEffect(() => {
    // Never takes the focus from the host page.
    if (!box.current?.ownerDocument.hasFocus()) return;
    box.current.focus();
    box.current.select();
  }, [box, focus]);
}

/** Scrolls the list to its first row when the query or the site changes. */
function useTopOfFound(bar: React.RefObject<HTMLElement | null>, search: string): void {
  const last = useRef(search);
  useEffect(() => {
    if (last.current === search) return;
    last.current = search;
    const scroller = bar.current?.closest('.pane-list')?.querySelector('.pane-scroller');
    if (scroller && isMeasurable(scroller)) scroller.scrollTop = 0;
  }, [bar, search]);
}
