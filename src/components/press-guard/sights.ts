import {
  concatMap,
  filter,
  fromEvent,
  map,
  merge,
  Observable,
  share,
  startWith,
  Subject,
  switchMap,
} from 'rxjs';
import { boxesOf, controlsAndCovers, movesIn } from './boxes';
import { drawnAt, pointOf, scrolled, type Step } from './places';

type View = Window & typeof globalThis;

/**
 * Emits the steps of the guard's state: for changes that may move controls of `root`, and for the places that
 * the browser draws after them.
 */
export function sights(root: HTMLElement, view: View): Observable<Step> {
  const on = <E extends Event>(...types: readonly string[]): Observable<E> =>
    merge(...types.map((type) => fromEvent<E>(root, type, { capture: true, passive: true })));
  const resized$ = fromEvent(view, 'resize').pipe(share());
  const scroll$ = on('scroll').pipe(share());
  const moved$ = new Subject<void>();
  // Images that load or fail move the elements below them.
  const changes$ = merge(mutations(root, view), scroll$, on('load', 'error'), resized$, moved$).pipe(share());
  let { innerWidth } = view;
  return merge<Step[]>(
    on<PointerEvent>('pointermove', 'pointerdown').pipe(
      map((event): Step => {
        const isMouse = event.pointerType === 'mouse';
        return (sight) => ({ ...sight, isMouse, pointer: isMouse ? pointOf(event) : undefined });
      }),
    ),
    // Not captured, so that only clicks that the guard has accepted arrive here.
    fromEvent<MouseEvent>(root, 'click').pipe(
      filter(({ detail }) => detail > 0),
      map((event): Step => (sight) => ({ ...sight, pointer: pointOf(event) })),
    ),
    on('wheel', 'touchmove').pipe(
      map(({ timeStamp }): Step => (sight) => ({ ...sight, scrolledAt: timeStamp })),
    ),
    scroll$.pipe(map(({ timeStamp }) => scrolled(timeStamp))),
    // A change of the width moves all controls.
    resized$.pipe(
      filter(() => innerWidth !== (innerWidth = view.innerWidth)),
      map((): Step => (sight) => ({ ...sight, places: new Map() })),
    ),
    changes$.pipe(map((): Step => (sight) => ({ ...sight, isCurrent: false }))),
    changes$.pipe(
      startWith(undefined),
      switchMap(() => frame(view)),
      concatMap(() => drawn(root, view, moved$)),
    ),
  );
}

const mutations = (root: Element, view: View): Observable<void> =>
  new Observable((subscriber) => {
    const observer = new view.MutationObserver(() => subscriber.next());
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    return () => observer.disconnect();
  });

const frame = (view: View): Observable<void> =>
  new Observable((subscriber) => {
    const id = view.requestAnimationFrame(() => subscriber.next());
    return () => view.cancelAnimationFrame(id);
  });

/**
 * Emits the places of the controls. The browser reports them together with the frame that it draws, so no
 * measurement forces a layout. While animations run, the places are not final; `moved$` emits when they have
 * ended.
 */
const drawn = (root: Element, view: View, moved$: Subject<void>): Observable<Step> =>
  new Observable((subscriber) => {
    const observer = new view.IntersectionObserver((entries) => {
      const moves = movesIn(root).map(({ finished }) => finished);
      if (moves.length > 0) void Promise.allSettled(moves).then(() => moved$.next());
      const at = Math.max(...entries.map(({ time }) => time));
      const boxes = boxesOf(entries.map(({ target, boundingClientRect }) => [target, boundingClientRect]));
      subscriber.next(drawnAt(at, boxes, moves.length === 0));
      subscriber.complete();
    });
    observer.observe(root);
    for (const element of controlsAndCovers(root)) observer.observe(element);
    return () => observer.disconnect();
  });
