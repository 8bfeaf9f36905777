import { combineLatest, filter, map, merge, mergeMap, type Observable, of, share, startWith } from 'rxjs';
import { type HostMessage, parseHostMessage, opensLinks } from '../../embed/protocol';
import type { Behaviour } from '../behaviour';
import type { Event } from '../state/events';

/**
 * What the host page says (sections 4 and 7): it opens and closes the panel, asks for a refresh, or says that it opens links
 * itself. The panel is visible if the document and the host both say so. A panel without a host page is always open.
 */
export const hostMessages: Behaviour = (_events$, _state$, { host, surroundings, report }) => {
  const data$ = host.messages$.pipe(share());
  const messages$ = data$.pipe(
    mergeMap((data) => {
      const message = parseHostMessage(data);
      if (message && 'problem' in message) report(message.problem);
      return message && 'action' in message ? of(message) : [];
    }),
    share(),
  );
  const isHidden$ = messages$.pipe(
    filter((message) => message.action === 'toggleVisibility'),
    map(({ hidden }) => hidden),
    startWith(false),
  );
  const visibility$ = combineLatest([surroundings.isVisible$, isHidden$]).pipe(
    map(([isVisible, isHidden]): Event => ({
      type: 'visibility.changed',
      isVisible: isVisible && !isHidden,
    })),
  );
  const standalone$ = host.isEmbedded ? [] : of<Event>({ type: 'panel.toggled', isOpen: true });
  const links$ = data$.pipe(
    filter(opensLinks),
    map((): Event => ({ type: 'host.opensLinks' })),
  );
  return merge(standalone$, visibility$, links$, messages$.pipe(mergeMap(toEvent)));
};

function toEvent(message: HostMessage): Observable<Event> | [] {
  if (message.action === 'togglePanel') return of<Event>({ type: 'panel.toggled', isOpen: message.showing });
  return message.action === 'refreshNotes' ? of<Event>({ type: 'notes.refreshRequested' }) : [];
}
