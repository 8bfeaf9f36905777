import { isKnownId, notCorrectlyDefined } from './checks';
import type { Id } from './endpoint';
import type { SurveyBody } from './types/site';

/** Paths gathered one by one, to be asked for in one request; each face brings its own way to `run` it. */
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

type Responses = Readonly<Record<string, unknown>>;

/** A survey's responses gathered one by one (section 3); each face brings its own way to `submit` them. */
export class Survey<Submit> {
  readonly submit: Submit;
  readonly _id: Id;
  _siteId: Id | undefined;
  _responses: Responses = {};

  /** @throws a TypeError without the survey's id (section 5). The site may come later. */
  constructor(
    id: Id,
    siteId: Id | undefined,
    bind: (bodyWith: (given?: SurveyBody) => SurveyBody) => Submit,
  ) {
    if (!isKnownId(id)) throw notCorrectlyDefined('survey');
    this._id = id;
    this._siteId = siteId;
    // What is given goes before what was gathered.
    this.submit = bind((given = {}) => ({
      site_id: this._siteId,
      survey_responses: this._responses,
      ...given,
      survey_id: this._id,
    }));
  }

  setSiteId(siteId: Id): this {
    this._siteId = siteId;
    return this;
  }

  addResponse(key: string, value: unknown): this {
    return this.addResponses({ [key]: value });
  }

  addResponses(responses: Responses): this {
    this._responses = { ...this._responses, ...responses };
    return this;
  }
}
