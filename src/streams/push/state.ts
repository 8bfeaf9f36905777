/** The state of the push channel. */
export type PushPhase = 'subscribing' | 'subscribed' | 'failed';

/** How news arrive: by push, by polling, by the next retry, or not at all. */
export type ConnectionStatus =
  | { readonly kind: 'live' | 'polling' | 'offline' | 'refused' }
  | { readonly kind: 'retrying'; readonly inSeconds: number };

export interface PushState {
  readonly push: PushPhase;
  /** The status that the header shows. */
  readonly connection: ConnectionStatus;
}

export const initialPushState: PushState = { push: 'subscribing', connection: { kind: 'polling' } };
