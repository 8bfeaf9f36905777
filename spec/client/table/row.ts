import type { Observable } from 'rxjs';
import type { Client } from '../../../src/client';

/**
 * A line of section 7, the call of the observable face that it is, and the request that it makes: verb, address and body,
 * without the origin: 'POST /rest/v1.1/notifications/seen {"time":1}'. A multipart body is its fields: 'form media[]=a.png'.
 */
export type Row = readonly [line: string, call: (client: Client) => Observable<unknown>, request: string];
