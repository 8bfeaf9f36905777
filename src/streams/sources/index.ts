import type { Behaviour } from '../behaviour';
import { clock } from './clock';
import { hostMessages } from './host-messages';
import { polling } from './polling';
import { session } from './session';
import { storage } from './storage';
import { surroundings } from './surroundings';

/** Where events come from besides the blogger: the outside world. Storage first, so that nothing is shown before it. */
export const sources: Readonly<Record<string, Behaviour>> = {
  storage,
  clock,
  surroundings,
  hostMessages,
  session,
  polling,
};
