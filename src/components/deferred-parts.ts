import type { ComponentType, RefObject } from 'react';
import { map, type Observable } from 'rxjs';
import type { Chunk } from '../lib/chunk';
import type { UndoBar } from '../streams/outbox/overlay';
import type { NoteId } from '../streams/notes/note';
import { deferred } from './elements/deferred';

/**
 * The components that the first screen (the list) does not use. Only the types of their props are imported,
 * because the components themselves import this module.
 */
export interface DeferredComponents {
  readonly DetailPane: ComponentType<{ readonly isOpen: boolean }>;
  readonly Help: ComponentType;
  readonly EmptyState: ComponentType;
  readonly OtherRows: ComponentType;
  readonly SinceLine: ComponentType;
  readonly TroublePage: ComponentType;
  readonly UndoBar: ComponentType<{ readonly note: NoteId; readonly bar: UndoBar }>;
  readonly NewNotes: ComponentType<{ readonly scroller: RefObject<HTMLElement | null> }>;
  readonly RowMotion: ComponentType;
  readonly RowChecks: ComponentType<{ readonly scroller: RefObject<HTMLElement | null> }>;
  readonly PanelFocus: ComponentType<{ readonly root: RefObject<HTMLElement | null> }>;
  readonly PressGuard: ComponentType<{
    readonly root: RefObject<HTMLElement | null>;
    readonly takeOver: () => number;
  }>;
  readonly Status: ComponentType;
  readonly ListEnd: ComponentType<{ readonly isLong: boolean }>;
  readonly ListLines: ComponentType;
  readonly ConnectionText: ComponentType;
  readonly RecentlyDone: ComponentType;
  readonly HeaderMenu: ComponentType<{
    readonly button: RefObject<HTMLElement | null>;
    readonly onClose: () => void;
  }>;
}

/** The placeholders of all deferred components. A placeholder loads its component when it is drawn. */
export interface DeferredParts extends DeferredComponents {
  /** Loads all components once the rows are painted, so that the rows are not delayed. Never rejects. */
  readonly preload: () => Promise<unknown>;
  /** Emits the number of failed loads; 0 once the components are loaded. */
  readonly failures$: Observable<number>;
}

/**
 * Creates the placeholders. Quiet placeholders draw nothing until the chunk is loaded, because their components
 * only add to visible content. `painted` resolves when the rows are on the screen.
 */
export function createDeferredParts(
  chunk: Chunk<DeferredComponents>,
  painted?: () => Promise<unknown>,
): DeferredParts {
  const part = <P extends object>(
    pick: (components: DeferredComponents) => ComponentType<P>,
    isQuiet?: (props: P) => boolean,
  ): ComponentType<P> => deferred(chunk, pick, isQuiet);
  const quiet = (): boolean => true;
  return {
    DetailPane: part(
      ({ DetailPane }) => DetailPane,
      // If no note is open, the pane beside the list shows only a text, so its placeholder is quiet.
      ({ isOpen }) => !isOpen,
    ),
    Help: part(({ Help }) => Help),
    EmptyState: part(({ EmptyState }) => EmptyState),
    OtherRows: part(({ OtherRows }) => OtherRows),
    SinceLine: part(({ SinceLine }) => SinceLine, quiet),
    TroublePage: part(({ TroublePage }) => TroublePage),
    UndoBar: part(({ UndoBar }) => UndoBar),
    NewNotes: part(({ NewNotes }) => NewNotes, quiet),
    RowMotion: part(({ RowMotion }) => RowMotion, quiet),
    RowChecks: part(({ RowChecks }) => RowChecks, quiet),
    PanelFocus: part(({ PanelFocus }) => PanelFocus, quiet),
    PressGuard: part(({ PressGuard }) => PressGuard, quiet),
    Status: part(({ Status }) => Status, quiet),
    ListEnd: part(({ ListEnd }) => ListEnd, quiet),
    ListLines: part(({ ListLines }) => ListLines, quiet),
    ConnectionText: part(({ ConnectionText }) => ConnectionText, quiet),
    RecentlyDone: part(({ RecentlyDone }) => RecentlyDone),
    HeaderMenu: part(({ HeaderMenu }) => HeaderMenu, quiet),
    failures$: chunk.state$.pipe(map(({ failures }) => failures)),
    preload: async () => {
      const { failures } = chunk.state$.value;
      await painted?.();
      // If another attempt has failed meanwhile, this one would count the same failure a second time.
      if (chunk.state$.value.failures === failures) await chunk.load().catch(() => undefined);
    },
  };
}
