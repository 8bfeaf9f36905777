import type { JsonObject } from '../model/json';
import type { Platform } from '../platform';
import type { Parameters } from './parameters';

/** A request to a route, with the parameters from query and body. */
export interface RouteRequest extends Parameters {
  readonly input: JsonObject;
}

/** Executes a request synchronously, and returns the body of its response. Throws PlatformError. */
export type Route = (platform: Platform, request: RouteRequest) => JsonObject;

/**
 * Routes by method and path, such as `POST /sites/{site}/follows/new`. `POST` stands for every
 * method that makes changes.
 */
export type RouteTable = Readonly<Record<string, Route>>;
