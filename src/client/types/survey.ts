import type { JsonValue } from './json';

/** The responses to a survey, by the names of its questions. */
export type SurveyResponses = Readonly<Record<string, JsonValue>>;

/** The body of a survey (section 3). */
export interface SurveyBody {
  readonly survey_id?: string | number;
  readonly site_id?: string | number | undefined;
  readonly survey_responses?: SurveyResponses;
}

export interface SurveyResponse {
  readonly success: boolean;
  readonly err?: string;
}
