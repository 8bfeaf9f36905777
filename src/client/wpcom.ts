import { api } from './endpoints';
import type { Bound } from './noun';
import { readArguments } from './wpcom/arguments';
import { requestHandler } from './wpcom/handler';
import { Pinghub } from './wpcom/pinghub';
import { Req } from './wpcom/req';
import { methodsOf } from './wpcom/resource';
import { surface } from './wpcom/root-surface';
import { type RequestHandler, type Root, sendRequest, type Target } from './wpcom/send-request';
import { constructible, statics } from './wpcom/statics';
import type { WpcomNoun } from './wpcom/types';

export { requestHandler } from './wpcom/handler';
export type { Callback, Params, RequestHandler } from './wpcom/send-request';

/** What an instance is besides its chains. */
class Instance implements Root {
  declare readonly token?: string;
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

  /** Use `req` instead. */
  sendRequest(target: Target, ...args: readonly unknown[]): unknown {
    const { own, fn } = readArguments(args, 0, ['query?', 'body?']);
    return sendRequest(this, target, own[0], own[1], fn);
  }
}

Object.assign(Instance.prototype, methodsOf(api, surface));

/** wpcom's surface (5.4.2) over the tables of section 7: promises or callbacks. */
export type Wpcom = WpcomNoun<typeof api, typeof surface> & Instance;

function create(token?: string | RequestHandler | null, handler?: RequestHandler): Wpcom;
function create(token?: string | RequestHandler | null, handler?: RequestHandler): Instance {
  return new Instance(token, handler);
}

/**
 * A client with the surface of wpcom 5.4.2: `wpcom(token?, requestHandler?)`, with or without `new`. On the wire it is equal
 * to wpcom, PUT and DELETE going out as POST, with the exceptions of decision 19.
 */
export const wpcom = Object.assign(constructible(create, Instance), statics);
