import { endpoint } from './endpoint';
import { noun } from './noun';
import type { NotificationsQuery } from '../types/queries';
import type { NotificationsResponse, ReadResponse, SeenResponse } from '../types/notifications';

/** The version of all notification calls, independent of the client's. */
const apiVersion = '1.1';

/** Section 7, "Notifications". The wpcom-compatible client does not have these calls. */
export const notifications = noun({
  calls: {
    list: endpoint<NotificationsResponse, [], NotificationsQuery>()('GET /notifications/', { apiVersion }),
    get: endpoint<NotificationsResponse>()('GET /notifications/{note}', { apiVersion }),
    /** `time` is the timestamp of the newest seen note, in epoch seconds. */
    markSeen: endpoint<SeenResponse, [time: number]>()('POST /notifications/seen', {
      apiVersion,
      takes: { time: 'number' },
    }),
    /** `counts` has a number for each note id: 9999 marks the note as read, -1 as unread. */
    markRead: endpoint<ReadResponse, [counts: Readonly<Record<string, number>>]>()(
      'POST /notifications/read',
      { apiVersion, takes: { counts: 'object' } },
    ),
  },
});
