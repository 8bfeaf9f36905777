/** The state of the push channel. */
export type PushPhase = 'subscribing' | 'subscribed' | 'failed';

/**
 * How news arrive: by push, by polling, by the next retry, or not at all. `loading` until the first
 * list has arrived, `slow` while a list request has no answer for 3 s.
 */
export type ConnectionStatus =
  | { readonly kind: 'live' | 'polling' | 'loading' | 'slow' | 'offline' | 'refused' | 'signedOut' }
  | { readonly kind: 'retrying'; readonly inSeconds: number };

export interface PushState {
  readonly push: PushPhase;
  /** The status that the header shows. */
  readonly connection: ConnectionStatus;
}

export const initialPushState: PushState = { push: 'subscribing', connection: { kind: 'loading' } };
