import type { JsonObject } from '../model/json';
import type { Platform } from '../platform';
import type { Parameters } from './parameters';

/** A request of a route, with its parameters from the query and the body. */
export interface RouteRequest extends Parameters {
  readonly input: JsonObject;
}

/** Carries out a request at once, and returns the body of its response. Throws PlatformError. */
export type Route = (platform: Platform, request: RouteRequest) => JsonObject;

/**
 * Routes by method and path, such as `POST /sites/{site}/follows/new`. `POST` stands for every method
 * that changes something.
 */
export type RouteTable = Readonly<Record<string, Route>>;
