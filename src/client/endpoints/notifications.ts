import { endpoint } from '../endpoint';
import type { NotificationsResponse, ReadResponse, SeenResponse } from '../types/notifications';

/** Section 7, "Notifications". Always 1.1, whatever the client's own version. */
const apiVersion = '1.1';

export const notifications = {
  list: endpoint<NotificationsResponse>()('GET /notifications/', { apiVersion }),
  get: endpoint<NotificationsResponse>()('GET /notifications/{id}', { apiVersion }),
  /** Epoch seconds of the newest note that was seen. */
  markSeen: endpoint<SeenResponse, number>()('POST /notifications/seen', {
    apiVersion,
    body: (time) => ({ time }),
  }),
  /** Counts by note id: 9999 marks it read, -1 unread. */
  markRead: endpoint<ReadResponse, Readonly<Record<string, number>>>()('POST /notifications/read', {
    apiVersion,
    body: (counts) => ({ counts }),
  }),
};
