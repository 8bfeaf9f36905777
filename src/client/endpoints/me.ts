import { endpoint } from '../endpoint';
import type { Me } from '../types/user';

/** Section 7, "Me". */
export const me = {
  get: endpoint<Me>()('GET /me'),
};
