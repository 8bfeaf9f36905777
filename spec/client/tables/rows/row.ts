import type { Observable } from 'rxjs';
import type { Client } from '../../../../src/client';

export type Site = ReturnType<Client['site']>;

/**
 * The request that a call sends: verb, path below that of the chain, and body. A path with a version or a
 * namespace is whole. A multipart body is written as its fields: 'form media[]=a.png'.
 */
export type Row<Chain> = readonly [request: string, call: (chain: Chain) => Observable<unknown>];

/** The calls of a rule of section 7. */
export type Group<Chain> = readonly [rule: string, ...rows: Row<Chain>[]];
