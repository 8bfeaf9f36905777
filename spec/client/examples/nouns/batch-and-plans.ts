import { map, type Observable } from 'rxjs';
import type { Client } from '../../../../src/client';

/** The names of the plans that can be had for nothing. */
export const freePlans = (client: Client): Observable<readonly string[]> =>
  client
    .plans()
    .list()
    .pipe(map((plans) => plans.filter(({ cost }) => cost === 0).map(({ product_name: name }) => name)));

/** Sends the responses to a survey together. */
export const answerSurvey = (client: Client, site: number): Observable<boolean> =>
  client
    .marketing()
    .survey('why-leave', site)
    .addResponses({ reason: 'price', stars: 4 })
    .submit()
    .pipe(map(({ success }) => success));
