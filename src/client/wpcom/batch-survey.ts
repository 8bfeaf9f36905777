import { Batch, Survey } from '../batch-survey';
import { isRecord } from '../record';
import type { Id } from '../request/validate';
import { api } from '../tables';
import type { BatchResponse } from '../types/site';
import type { SurveyBody, SurveyResponse } from '../types/survey';
import { readArguments } from './arguments';
import { invoke } from './invoke';
import type { Callback } from './send-once';
import type { Root } from './send-request';
import type { TimedPromise } from './timed-promise';
import type { NoQuery } from '../types/queries';
import type { Method, WpcomQuery } from './types';

const { batch, marketing } = api.nouns;

/** Many GETs in one request: `add` each path, then `run`. */
export class WpcomBatch extends Batch<Method<[], BatchResponse, NoQuery>> {
  constructor(readonly wpcom: Root) {
    super((urls) => runOf(wpcom, urls));
  }
}

function runOf(root: Root, urls: readonly string[]): Method<[], BatchResponse, NoQuery>;
function runOf(root: Root, urls: readonly string[]): unknown {
  return (...args: readonly unknown[]) => invoke(root, batch.calls.run, {}, [urls, ...args]);
}

/** The `submit` of a survey, with an optional query and an optional body. */
interface Submit {
  (query?: WpcomQuery, body?: SurveyBody): TimedPromise<SurveyResponse>;
  (fn: Callback): unknown;
  (query: WpcomQuery, fn: Callback): unknown;
  (query: WpcomQuery, body: SurveyBody, fn: Callback): unknown;
}

/** A survey: add responses, then `submit`. */
export class WpcomSurvey extends Survey<Submit> {
  constructor(
    id: Id,
    siteId: Id | undefined,
    readonly wpcom: Root,
  ) {
    super(id, siteId, (bodyWith) => submitOf(wpcom, bodyWith));
  }
}

function submitOf(root: Root, bodyWith: (fields: SurveyBody) => SurveyBody): Submit;
function submitOf(root: Root, bodyWith: (fields: SurveyBody) => SurveyBody): unknown {
  return (...input: readonly unknown[]) => {
    const { args, fn } = readArguments(input, 0, { 'query?': 'any', 'body?': 'any' });
    const body = bodyWith(isRecord(args[1]) ? args[1] : {});
    return invoke(root, marketing.nouns.survey.calls.submit, {}, [args[0], body, fn]);
  };
}
