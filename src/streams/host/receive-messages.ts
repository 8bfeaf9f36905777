import { combineLatest, filter, map, merge, mergeMap, type Observable, of, share, startWith } from 'rxjs';
import { type HostMessage, isOpensLinksMessage, parseHostMessage } from '../../embed/protocol';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';

/**
 * Turns messages of the host page into events (sections 4 and 7): it opens and closes the panel,
 * requests a refresh, or announces that it opens links itself. The panel is visible if both the
 * document and the host report so. A panel without a host page is always open.
 */
export const receiveMessages: Behaviour = (_events$, _state$, { host, environment, report }) => {
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
  const visibility$ = combineLatest([environment.isVisible$, isHidden$]).pipe(
    map(([isVisible, isHidden]): Event => ({
      type: 'visibility.changed',
      isVisible: isVisible && !isHidden,
    })),
  );
  const standalone$ = host.isEmbedded ? [] : of<Event>({ type: 'panel.toggled', isOpen: true });
  const links$ = data$.pipe(
    filter(isOpensLinksMessage),
    map((): Event => ({ type: 'host.opensLinks' })),
  );
  return merge(standalone$, visibility$, links$, messages$.pipe(mergeMap(toEvent)));
};

function toEvent(message: HostMessage): Observable<Event> | [] {
  if (message.action === 'togglePanel') return of<Event>({ type: 'panel.toggled', isOpen: message.showing });
  return message.action === 'refreshNotes' ? of<Event>({ type: 'notes.refreshRequested' }) : [];
}
