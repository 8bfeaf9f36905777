import type { JsonObject } from '../json';
import type { World } from '../world';

/** The data that note builders use: the sandbox's data, and the origin of all addresses. */
export interface NoteContext {
  readonly world: World;
  readonly origin: string;
}

/** The parts of a note that depend on its type. `buildNote` adds the others. */
export interface NoteParts {
  readonly type: string;
  readonly noticon: string;
  readonly icon: string;
  readonly url: string;
  readonly title: string;
  readonly subject: readonly JsonObject[];
  readonly body: readonly JsonObject[];
  readonly ids?: Readonly<Record<string, number>>;
  readonly header?: readonly JsonObject[];
}

/** Characters of the platform's icon font, in the private-use area. */
export const noticons = {
  comment: '\uf300',
  like: '\uf408',
  follow: '\uf801',
  post: '\uf455',
  reblog: '\uf471',
  mention: '\uf814',
  replied: '\uf467',
  trophy: '\uf806',
  anniversary: '\uf804',
  order: '\uf447',
  cloud: '\uf418',
} as const;
