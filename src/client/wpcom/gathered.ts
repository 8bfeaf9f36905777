import type { Id } from '../endpoint';
import { api } from '../endpoints';
import { Batch, Survey } from '../gathered';
import { isRecord } from '../record';
import type { BatchResponse, SurveyBody } from '../types/site';
import { readArguments } from './arguments';
import { invoke } from './invoke';
import type { Callback, Root } from './send-request';
import type { TimedPromise } from './timed-promise';
import type { Method, WpcomQuery } from './types';

const { batch, marketing } = api.nouns;

/** Many GETs in one: `add` each, then `run`. */
export class WpcomBatch extends Batch<Method<[], BatchResponse>> {
  constructor(readonly wpcom: Root) {
    super((urls) => runOf(wpcom, urls));
  }
}

function runOf(root: Root, urls: readonly string[]): Method<[], BatchResponse>;
function runOf(root: Root, urls: readonly string[]): unknown {
  return (...args: readonly unknown[]) => invoke(root, batch.calls.run, {}, [urls, ...args]);
}

/** A survey's `submit`: both the query and the body may be left out. */
interface Submit {
  (query?: WpcomQuery, body?: SurveyBody): TimedPromise<unknown>;
  (fn: Callback): unknown;
  (query: WpcomQuery, fn: Callback): unknown;
  (query: WpcomQuery, body: SurveyBody, fn: Callback): unknown;
}

export class WpcomSurvey extends Survey<Submit> {
  constructor(
    id: Id,
    siteId: Id | undefined,
    readonly wpcom: Root,
  ) {
    super(id, siteId, (bodyWith) => submitOf(wpcom, bodyWith));
  }
}

function submitOf(root: Root, bodyWith: (given: SurveyBody) => SurveyBody): Submit;
function submitOf(root: Root, bodyWith: (given: SurveyBody) => SurveyBody): unknown {
  return (...args: readonly unknown[]) => {
    const { own, fn } = readArguments(args, 0, ['query?', 'body?']);
    const body = bodyWith(isRecord(own[1]) ? own[1] : {});
    return invoke(root, marketing.nouns.survey.calls.submit, {}, [own[0], body, fn]);
  };
}
