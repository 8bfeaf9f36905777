import { createContext, type ReactNode, useContext } from 'react';
import type { FilterName } from '../streams/list/state';
import type { Store } from '../streams/state/store';
import type { DeferredParts } from './deferred-parts';

/**
 * The context that all components share: the store, the addresses of the panel's links, the deferred components
 * and the locale.
 */
export interface Panel {
  readonly store: Store;
  readonly links: {
    /** The address of the notification settings (section 2). */
    readonly settings: string;
    /** The address of the network's own page of notifications. */
    readonly notifications: string;
    /** For each filter, the address of the link that its empty list shows. */
    readonly empty: Readonly<Record<FilterName, string>>;
  };
  /** The components whose code is loaded after the first screen. */
  readonly parts: DeferredParts;
  /** The BCP 47 tag of the panel's language. */
  readonly locale: string;
  /** Whether the blogger can sign out. Without a token, they cannot. */
  readonly canSignOut: boolean;
}

const Context = createContext<Panel | null>(null);

/** Provides the panel to the components inside. */
export const PanelContext = ({ value, children }: { value: Panel; children?: ReactNode }) => (
  <Context value={value}>{children}</Context>
);

/** Returns the panel's context. Throws outside of a `<PanelContext>`. */
export function usePanel(): Panel {
  const panel = useContext(Context);
  if (panel === null) throw new Error('Components of the panel belong inside a <PanelContext>.');
  return panel;
}
