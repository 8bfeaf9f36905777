/** The phase of the push channel. */
export type PushPhase = 'subscribing' | 'subscribed' | 'failed';

/**
 * How news arrives: by push (`live`), by polling, or not at all. `loading` until the first list arrives; `slow`
 * while a list request has had no response for 1.8 s; `retrying` until a failed request is sent again.
 */
export type ConnectionStatus =
  | {
      readonly kind:
        | 'live'
        | 'polling'
        | 'loading'
        | 'slow'
        | 'offline'
        | 'refused'
        | 'signedOut'
        | 'signingIn';
    }
  | { readonly kind: 'retrying'; readonly inSeconds: number };

export interface PushState {
  readonly push: PushPhase;
  /** The status that the header shows. */
  readonly connection: ConnectionStatus;
  /** The value of `now` at the last response about notes, in epoch milliseconds; 0 before the first response. */
  readonly heardAt: number;
}

export const initialPushState: PushState = {
  push: 'subscribing',
  connection: { kind: 'loading' },
  heardAt: 0,
};
