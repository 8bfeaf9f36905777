import type { Observable } from 'rxjs';
import type { Client } from '../../../../src/client';

/**
 * A line of section 7, its call in the observable face, and the request that the call sends: verb,
 * URL without the origin, and body. 'POST /rest/v1.1/notifications/seen {"time":1}'. A multipart
 * body is written as its fields: 'form media[]=a.png'.
 */
export type Row = readonly [line: string, call: (client: Client) => Observable<unknown>, request: string];
