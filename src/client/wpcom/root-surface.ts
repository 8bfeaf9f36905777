import type { Id } from '../request/validate';
import { WpcomBatch, WpcomSurvey } from './batch-survey';
import type { Root } from './send-request';
import { site } from './site-surface';
import type { Surface } from './surface';

/** The parts of wpcom's API that do not follow from the tables. */
export const surface = {
  nouns: {
    batch: { make: (root: Root) => new WpcomBatch(root) },
    domain: { ids: { domain: '_id' } },
    marketing: {
      nouns: { survey: { make: (root: Root, id: Id, site?: Id) => new WpcomSurvey(id, site, root) } },
    },
    me: {
      nouns: {
        settings: { nouns: { profileLinks: { aliases: { mine: 'get' }, version: 'fixed' } } },
      },
    },
    site,
    users: { version: 'client' },
  },
} as const satisfies Surface;
