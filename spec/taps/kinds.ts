/** The kinds of controls: the first whose pattern matches the name of a control is its kind. */
export const KINDS: readonly (readonly [pattern: string, kind: string])[] = [
  ['^row$', 'open'],
  ['^(Send|Sending.*)$', 'reply'],
  ['^(Like|Liked|Unlike)( \\d+ of \\d+)?$', 'like'],
  ['^(Approve|Approved|Unapprove)( \\d+ of \\d+)?$', 'approve'],
  ['^(Follow|Following)$', 'follow'],
  ['^Spam( \\d+ of \\d+)?$', 'spam'],
  ['^Trash( \\d+ of \\d+)?$', 'trash'],
  ['^Undo$', 'undo'],
  ['^Edit$', 'edit'],
  ['^Retry$', 'retry'],
  ['^Try again$', 'try again'],
  ['^Back$', 'back'],
  ['^(Next|Previous) notification$', 'neighbour'],
  ['^Mark as (un)?read$', 'mark unread'],
  ['^Set aside$', 'set aside'],
  ['^Mark all as read$', 'mark all'],
  ['^Close notifications$', 'close panel'],
  ['^(Close|Dismiss)$', 'dismiss'],
  ['^(All|Unread|Comments|Follows|Likes)(\\d.*|, .*)?$', 'filter'],
  ['^\\d+ new notifications?$', 'new notes'],
  ['^(More|Notification settings|Keyboard shortcuts)$', 'menu'],
  ['^Sign (in|out).*$', 'sign in or out'],
];

/** How much the user favours each kind of control; others have the weight 1. */
export const FAVOUR: Readonly<Record<string, number>> = {
  open: 1,
  reply: 8,
  like: 5,
  approve: 5,
  follow: 6,
  trash: 6,
  spam: 4,
  undo: 10,
  dismiss: 6,
  back: 4,
  neighbour: 3,
  filter: 1.5,
  'new notes': 5,
  'close panel': 1.5,
  edit: 0.5,
  'sign in or out': 0.3,
};

/** Kinds that do the same whatever note is open. Each note has its own elements for them. */
export const ANY_NOTE: readonly string[] = ['back', 'neighbour'];
