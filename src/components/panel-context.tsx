import { createContext, type ReactNode, useContext } from 'react';
import type { FilterName } from '../streams/list/state';
import type { Store } from '../streams/state/store';
import type { DeferredParts } from './deferred-parts';

/**
 * The context that all components share: the store, the addresses of the panel's own links, the
 * locale.
 */
export interface Panel {
  readonly store: Store;
  readonly links: {
    /** The notification settings (section 2). */
    readonly settings: string;
    /** The network's own page of notifications. */
    readonly notifications: string;
    /** The address of the link in each empty filter. */
    readonly empty: Readonly<Record<FilterName, string>>;
  };
  /** The components whose code is loaded after the first screen. */
  readonly parts: DeferredParts;
  /** A BCP 47 tag. */
  readonly locale: string;
  /** Whether there is a token to sign out with. */
  readonly canSignOut: boolean;
}

const Context = createContext<Panel | null>(null);

/** Provides the panel to the components inside. */
export const PanelContext = ({ value, children }: { value: Panel; children?: ReactNode }) => (
  <Context value={value}>{children}</Context>
);

/** Returns the panel that contains the component. Throws outside of a `<PanelContext>`. */
export function usePanel(): Panel {
  const panel = useContext(Context);
  if (panel === null) throw new Error('Components of the panel belong inside a <PanelContext>.');
  return panel;
}
