// A project with the module resolution of before `exports`: each entry point has its types.
import { createClient } from '@notestream/client';
import { clientFor } from '@notestream/client/core';
import { throttledTransport } from '@notestream/client/throttle';
import { me } from '@notestream/client/nouns/me';

export const all = [createClient, clientFor, throttledTransport, me];
