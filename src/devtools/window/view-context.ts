import { useObservableEagerState } from 'observable-hooks';
import { createContext, useContext } from 'react';
import type { ViewSource } from '../monitor/view-source';
import type { ReplayParts } from '../replay/replay-parts';
import type { ViewModel, ViewState } from '../picture/view-model';

/** The context shared by all parts of the view. */
export interface ViewParts {
  readonly model: ViewModel;
  readonly source: ViewSource;
  /** The window of the view, which is not the panel's window. */
  readonly window: Window;
  /** Loads the dependencies of replays when they are first needed. */
  readonly loadReplayParts: () => Promise<ReplayParts>;
}

const Context = createContext<ViewParts | undefined>(undefined);

export const ViewContext = Context.Provider;

export function useView(): ViewParts {
  const parts = useContext(Context);
  if (!parts) throw new Error('The view has no context');
  return parts;
}

export const useViewState = (): ViewState => useObservableEagerState(useView().model.state$);
