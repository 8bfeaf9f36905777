import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useRef } from 'react';
import { BehaviorSubject, Subject } from 'rxjs';

/** The texts of components for the announcer. */
export const said$ = new Subject<string>();
/** Whether the announcer is in the document and the panel is open. Until then, components keep their texts. */
export const canSpeak$ = new BehaviorSubject(false);

type Text = string | false | null | undefined;

/**
 * Announces a visible text to screen readers whenever it changes. While the panel is closed the text waits;
 * one that goes meanwhile is not announced. The text `known` is announced only after another one.
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
