import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useRef } from 'react';
import { BehaviorSubject, Subject } from 'rxjs';

/** What components have to say, for the announcer. */
export const said$ = new Subject<string>();
/** Whether the announcer is in the document, and the panel open. Until then texts wait in their components. */
export const canSpeak$ = new BehaviorSubject(false);

type Text = string | false | null | undefined;

/**
 * Has screen readers speak a text that shows, whenever it changes. In a closed panel it waits, and is not spoken
 * if it has gone by then. One that is `known` is not spoken either, until another one has come.
 */
export function useAnnounce(text: Text, known?: Text): void {
  const canSpeak = useObservableEagerState(canSpeak$);
  const last = useRef(known);
  useEffect(() => {
    if (!canSpeak || last.current === text) return;
    last.current = text;
    if (text) said$.next(text);
  }, [canSpeak, text]);
}
