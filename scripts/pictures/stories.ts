/** An event of a session: the `nth` one of this type, from 1. */
export interface Moment {
  readonly type: string;
  readonly nth: number;
  /** Milliseconds after the event. */
  readonly plusMs: number;
}

/** A picture of the docs: some lanes of a recorded session, from one moment to another. */
export interface Story {
  /** A file of spec/devtools/replay/recorded/. */
  readonly session: 'minute' | 'stories';
  readonly from: Moment;
  readonly to: Moment;
  readonly lanes: readonly string[];
  /** The event whose causes and effects are drawn as arrows. */
  readonly chosen?: Moment;
}

const at = (type: string, nth = 1, plusMs = 0): Moment => ({ type, nth, plusMs });

/** The pictures by their names. */
export const STORIES: Readonly<Record<string, Story>> = {
  'like-fails': {
    session: 'minute',
    from: at('action.requested', 2, -15),
    to: at('status.shown', 2, 35),
    lanes: [
      'events',
      'outbox',
      'outbox > look',
      'outbox > send',
      'outbox > send > request',
      'polling',
      'statusBar',
    ],
    chosen: at('action.failed'),
  },
  'undo-three': {
    session: 'stories',
    from: at('batch.requested', 1, -200),
    to: at('deed.undone', 1, 300),
    lanes: ['events', 'makeDeeds', 'outbox', 'outbox > look', 'outbox > send', 'outbox > send > request'],
    chosen: at('deed.undone'),
  },
  'undo-runs-out': {
    session: 'minute',
    from: at('action.requested', 3, -300),
    to: at('action.confirmed', 1, 1300),
    lanes: [
      'events',
      'outbox',
      'outbox > look',
      'outbox > send',
      'outbox > send > look',
      'outbox > send > request',
    ],
    chosen: at('action.confirmed'),
  },
  'reply-with-retries': {
    session: 'minute',
    from: at('reply.submitted', 1, -400),
    to: at('reply.sent', 1, 1200),
    lanes: ['events', 'outbox', 'outbox > look', 'outbox > send', 'outbox > send > request', 'statusBar'],
    chosen: at('reply.sent'),
  },
  'push-lost-and-found': {
    session: 'stories',
    from: at('push.lost', 1, -300),
    to: at('push.subscribed', 2, 500),
    lanes: [
      'events',
      'pushChannel',
      'pushChannel > connection',
      'connectionStatus',
      'polling',
      'polling > light poll',
    ],
    chosen: at('push.subscribed', 2),
  },
  'light-poll': {
    session: 'stories',
    from: at('notes.refreshRequested', 2, -6),
    to: at('notes.confirmed', 3, 14),
    lanes: [
      'events',
      'receiveMessages',
      'polling',
      'polling > fetch',
      'polling > light poll',
      'polling > fetch note',
      'markSeen',
    ],
    chosen: at('notes.fetched'),
  },
};
