import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useRef } from 'react';
import { BehaviorSubject, Subject } from 'rxjs';

/** Emits the texts that components announce. */
export const said$ = new Subject<string>();
/** The open modal dialog. Everything else is inert, and inert texts are not announced. */
export const modal$ = new BehaviorSubject<HTMLElement | null>(null);
/**
 * Whether the announcer is in the document and the panel is open. While it is false, components hold back their
 * announcements.
 */
export const canSpeak$ = new BehaviorSubject(false);

/**
 * Announces a visible text to screen readers whenever it changes. While the panel is closed, the text waits; a
 * text that disappears meanwhile is not announced.
 */
export function useAnnounce(text: string | false | null | undefined): void {
  const canSpeak = useObservableEagerState(canSpeak$);
  const last = useRef<typeof text>(null);
  useEffect(() => {
    if (!canSpeak || last.current === text) return;
    last.current = text;
    if (text) said$.next(text);
  }, [canSpeak, text]);
}
