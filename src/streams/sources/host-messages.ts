import { combineLatest, filter, map, merge, mergeMap, type Observable, of, share, startWith } from 'rxjs';
import { type HostMessage, parseHostMessage } from '../../embed/protocol';
import type { Behaviour } from '../behaviour';
import type { Event } from '../state/events';

/**
 * What the host page says (sections 4 and 7): it opens and closes the panel, and asks for a refresh. Whether the panel
 * is visible is the document's word and the host's together. A panel without a host page is always open.
 */
export const hostMessages: Behaviour = (_events$, _state$, { host, surroundings, report }) => {
  const messages$ = host.messages$.pipe(
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
  return merge(standalone$, visibility$, messages$.pipe(mergeMap(toEvent)));
};

function toEvent(message: HostMessage): Observable<Event> | [] {
  if (message.action === 'togglePanel') return of<Event>({ type: 'panel.toggled', isOpen: message.showing });
  return message.action === 'refreshNotes' ? of<Event>({ type: 'notes.refreshRequested' }) : [];
}
