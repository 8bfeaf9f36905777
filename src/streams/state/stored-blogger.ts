import type { Storage } from './deps';

/** Storage key of the id of the blogger whose token is stored. */
export const BLOGGER_KEY = 'auth_user';

/** The id of the blogger whose token is stored; undefined if it is not known. */
export const storedBlogger = (storage: Storage): string | undefined => storage.get(BLOGGER_KEY);
