import { endpoint } from '../endpoint';
import { noun } from '../noun';
import type { NotificationsResponse, ReadResponse, SeenResponse } from '../types/notifications';

/** Always 1.1, whatever the client's own version. */
const apiVersion = '1.1';

/** Section 7, "Notifications". wpcom has no chain for them. */
export const notifications = noun({
  calls: {
    list: endpoint<NotificationsResponse>()('GET /notifications/', { apiVersion }),
    get: endpoint<NotificationsResponse>()('GET /notifications/{note}', { apiVersion }),
    /** Epoch seconds of the newest note that was seen. */
    markSeen: endpoint<SeenResponse, [time: number]>()('POST /notifications/seen', {
      apiVersion,
      takes: ['time'],
    }),
    /** Counts by note id: 9999 marks it read, -1 unread. */
    markRead: endpoint<ReadResponse, [counts: Readonly<Record<string, number>>]>()(
      'POST /notifications/read',
      { apiVersion, takes: ['counts'] },
    ),
  },
});
