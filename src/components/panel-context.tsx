import { createContext, type ReactNode, useContext } from 'react';
import type { FilterName } from '../streams/state/state';
import type { Store } from '../streams/store';
import { type DrawnState, useDrawnState } from './drawn-state';

/** What the components are given: the store, where the panel's own links lead, and the language of its times. */
export interface Panel {
  readonly store: Store;
  readonly links: {
    /** The notification settings (section 2). */
    readonly settings: string;
    /** What each empty list leads to. */
    readonly empty: Readonly<Record<FilterName, string>>;
  };
  /** BCP 47. */
  readonly locale: string;
  /** Whether there is a token to forget. */
  readonly canSignOut: boolean;
}

const Context = createContext<(Panel & { readonly drawn: DrawnState }) | null>(null);

/** Gives it to the components inside. */
export function PanelContext({ value, children }: { value: Panel; children?: ReactNode }) {
  const drawn = useDrawnState(value.store);
  return <Context value={{ ...value, drawn }}>{children}</Context>;
}

/** The panel the component is in. */
export function usePanel(): Panel & { readonly drawn: DrawnState } {
  const panel = useContext(Context);
  if (panel === null) throw new Error('Components of the panel belong inside a <PanelContext>.');
  return panel;
}
