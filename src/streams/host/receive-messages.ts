import { combineLatest, filter, map, merge, mergeMap, type Observable, of, share, startWith } from 'rxjs';
import { EXTRA_TYPE, fieldsOf, type HostMessage, parseHostMessage } from '../../embed/protocol';
import { asId } from '../../lib/json';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';

/**
 * Turns messages from the host page into events (sections 4 and 7): the host page opens and closes the panel,
 * requests a refresh, announces that it opens links, wants new notes, or reports a click on a notification. The
 * panel is visible if both the document and the host page report so. A panel without a host page is always open.
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
  const extras$ = data$.pipe(mergeMap(extraEvents));
  return merge(standalone$, visibility$, extras$, messages$.pipe(mergeMap(toEvent)));
};

function extraEvents(data: unknown): readonly Event[] {
  const { action, id } = fieldsOf(data, EXTRA_TYPE);
  const note = asId(id);
  if (action === 'opensLinks') return [{ type: 'host.opensLinks' }];
  if (action === 'openNote' && note !== undefined) return [{ type: 'notified.clicked', id: note }];
  const isWanted = action === 'wantsNews';
  return isWanted || action === 'wantsNoNews' ? [{ type: 'host.wantsNews', isWanted }] : [];
}

function toEvent(message: HostMessage): Observable<Event> | [] {
  if (message.action === 'togglePanel') return of<Event>({ type: 'panel.toggled', isOpen: message.showing });
  return message.action === 'refreshNotes' ? of<Event>({ type: 'notes.refreshRequested' }) : [];
}
