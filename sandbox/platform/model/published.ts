import type { Post } from './types';

/** Whether a post is public: not a draft, private or trashed. */
export const isPublished = ({ status = 'publish' }: Post): boolean => status === 'publish';
