import { mark } from '../rich-text';
import { bicyclesId, kettleId } from './people';

/** The blogger's first site as a range, for notices. */
export const kettle = mark('site', 'The Slow Kettle', { url: '/s/slow-kettle', id: kettleId });

/** The blogger's second site as a range. */
export const bicycles = mark('site', 'Second-hand Bicycles', {
  url: '/s/second-hand-bicycles',
  id: bicyclesId,
});
