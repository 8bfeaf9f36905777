import type { Post } from './types';

/** Whether everybody may read a post: not a draft, not private, not in the trash. */
export const isPublished = ({ status = 'publish' }: Post): boolean => status === 'publish';
