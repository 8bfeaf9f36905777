import { api } from '../tables';
import type { Bound } from '../tables/noun';
import { readArguments } from './arguments';
import { requestHandler } from './handler';
import { Pinghub } from './pinghub';
import { Req } from './req';
import { methodsOf } from './resource';
import { surface } from './root-surface';
import { type RequestHandler, type Root, sendRequest, type Target } from './send-request';
import { constructible, statics } from './statics';
import type { WpcomNoun } from './types';

export { requestHandler } from './handler';
export type { Callback } from './send-once';
export type { Params, RequestHandler } from './send-request';

/** A wpcom instance without its chains. */
class Instance implements Root {
  declare token?: string | undefined;
  declare loadedToken?: string | undefined;
  apiVersion = '1.1';
  request: RequestHandler;
  readonly req = new Req(this);
  readonly pinghub = new Pinghub(this);

  constructor(token?: string | RequestHandler | null, handler?: RequestHandler) {
    if (typeof token === 'string' && token !== '') this.token = token;
    this.request = typeof token === 'function' ? token : (handler ?? requestHandler(token ? { token } : {}));
  }

  get wpcom(): this {
    return this;
  }

  get bound(): Bound {
    return {};
  }

  /** Sets the token of all later requests, as in wpcom 7. Handlers get the token in their parameters. */
  loadToken(token?: string): void {
    this.token = token;
    this.loadedToken = token;
  }

  isTokenLoaded(): boolean {
    return this.token !== undefined;
  }

  /** Use `req` instead. */
  sendRequest(target: Target, ...input: readonly unknown[]): unknown {
    const { args, fn } = readArguments(input, 0, { 'query?': 'any', 'body?': 'any' });
    return sendRequest(this, target, args[0], args[1], fn);
  }
}

Object.assign(Instance.prototype, methodsOf(api, surface));

/** The API of wpcom 5.4.2, generated from the tables of section 7, with promises and callbacks. */
export type Wpcom = WpcomNoun<typeof api, typeof surface> & Instance;

function create(token?: string | RequestHandler | null, handler?: RequestHandler): Wpcom;
function create(token?: string | RequestHandler | null, handler?: RequestHandler): Instance {
  return new Instance(token, handler);
}

/**
 * Creates a client with the API of wpcom 5.4.2: `wpcom(token?, requestHandler?)`, with or without
 * `new`. It sends the same requests as wpcom, including PUT and DELETE as POST, with the exceptions
 * in decision equal-to-wpcom.
 */
export const wpcom = Object.assign(constructible(create, Instance), statics);
