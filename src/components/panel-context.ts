import { createContext, useContext } from 'react';
import type { FilterName } from '../streams/state/state';
import type { Store } from '../streams/store';

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

export const PanelContext = createContext<Panel | null>(null);

/** The panel the component is in. */
export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (panel === null) throw new Error('Components of the panel belong inside a <PanelContext>.');
  return panel;
}
