import { mark } from '../rich-text';
import { bicyclesId, kettleId } from './people';

/** The blogger's first site, named in a notice. */
export const kettle = mark('site', 'The Slow Kettle', { url: '/s/slow-kettle', id: kettleId });

/** The blogger's second site. */
export const bicycles = mark('site', 'Second-hand Bicycles', {
  url: '/s/second-hand-bicycles',
  id: bicyclesId,
});
