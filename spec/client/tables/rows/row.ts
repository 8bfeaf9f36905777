import type { Observable } from 'rxjs';
import type { Client } from '../../../../src/client';

export type Site = ReturnType<Client['site']>;

/**
 * The request that a call sends: verb, path and body. A path without a version is below `/rest/v1.1`, that
 * of a site below `/rest/v1.1/sites/1`. A multipart body is written as its fields: 'form media[]=a.png'.
 */
export type Row<Chain> = readonly [request: string, call: (chain: Chain) => Observable<unknown>];

/** The calls of a rule of section 7. */
export type Group<Chain> = readonly [rule: string, rows: readonly Row<Chain>[]];
