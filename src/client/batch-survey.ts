import { type Id, isExistingId, notCorrectlyDefined } from './request/validate';
import type { JsonValue } from './types/json';
import type { SurveyBody, SurveyResponses } from './types/survey';

/** Collects paths for one request. `run` sends it, as an observable or with a callback. */
export class Batch<Run> {
  readonly urls: string[] = [];
  readonly run: Run;

  constructor(bind: (urls: readonly string[]) => Run) {
    this.run = bind(this.urls);
  }

  add(url: string): this {
    this.urls.push(url);
    return this;
  }
}

/**
 * Collects the responses of a survey (section 3). `submit` sends them, as an observable or with a
 * callback.
 */
export class Survey<Submit> {
  readonly submit: Submit;
  readonly _id: Id;
  _siteId: Id | undefined;
  _responses: SurveyResponses = {};

  /** The site can be set later. @throws TypeError if the survey's id is missing (section 5). */
  constructor(
    id: Id,
    siteId: Id | undefined,
    bind: (bodyWith: (fields?: SurveyBody) => SurveyBody) => Submit,
  ) {
    if (!isExistingId(id)) throw notCorrectlyDefined('survey');
    this._id = id;
    this._siteId = siteId;
    // Fields passed to `submit` override the collected ones.
    this.submit = bind((fields = {}) => ({
      site_id: this._siteId,
      survey_responses: this._responses,
      ...fields,
      survey_id: this._id,
    }));
  }

  setSiteId(siteId: Id): this {
    this._siteId = siteId;
    return this;
  }

  addResponse(key: string, value: JsonValue): this {
    return this.addResponses({ [key]: value });
  }

  addResponses(responses: SurveyResponses): this {
    this._responses = { ...this._responses, ...responses };
    return this;
  }
}
