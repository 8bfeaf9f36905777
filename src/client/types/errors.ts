import type { JsonValue } from './json';

/** The body of a refusal; one below a namespace has `code` in place of `error`. */
export interface ErrorBody {
  readonly error?: string;
  readonly message?: string;
  readonly error_description?: string;
  readonly code?: string | number;
  readonly data?: JsonValue;
}

/** The names of statuses, for answers that do not name their error. */
type StatusName =
  | 'BadRequestError'
  | 'UnauthorizedError'
  | 'ForbiddenError'
  | 'NotFoundError'
  | 'ConflictError'
  | 'TooManyRequestsError'
  | 'InternalServerError'
  | 'NotImplementedError'
  | 'BadGatewayError'
  | 'ServiceUnavailableError'
  | 'GatewayTimeoutError'
  | 'UnknownError';

/** Names that the platform's documentation gives. */
type PlatformName =
  | 'AuthorizationRequiredError'
  | 'CommentDuplicateError'
  | 'InvalidInputError'
  | 'InvalidNumberError'
  | 'InvalidTaxonomyError'
  | 'InvalidTokenError'
  | 'RestNoRouteError'
  | 'UnknownBlogError'
  | 'UnknownCommentError'
  | 'UnknownEndpointError'
  | 'UnknownMediaError'
  | 'UnknownNoteError'
  | 'UnknownPluginError'
  | 'UnknownPostError'
  | 'UnknownPostTypeError'
  | 'UnknownTaxonomyError'
  | 'UnknownUserError'
  | 'UploadError';

/** Exists only for the compiler, which tells its value from every text. */
declare enum Other {
  name = 'any other name',
}
/** A name that is not listed here. To compare it, assign it to a `string`. */
export type OtherErrorName = Other;

export type RefusalName = StatusName | PlatformName | OtherErrorName;

type Named<Base, Name extends string, Parts> = Base & { readonly name: Name } & Parts;

/** There was no answer. `code` is undefined if the platform itself chose the name. */
type Unanswered<Base, Name extends string, Code extends string> = Named<
  Base,
  Name,
  { readonly code: Code | undefined }
>;

/** The errors of a call, told apart by their names; `Base` is their class. */
export type ErrorsOf<Base> =
  // The platform refused the request.
  | Named<Base, RefusalName, { readonly code: undefined; readonly body: ErrorBody | string | undefined }>
  | Named<Base, 'ParseError', { readonly code: undefined }>
  | Unanswered<Base, 'TimeoutError', 'ECONNABORTED'>
  | Unanswered<Base, 'TerminatedError', 'ECONNRESET'>
  | Unanswered<Base, 'ProxyFrameError', 'ECONNRESET' | 'ETIMEDOUT'>
  | Unanswered<Base, 'FileSystemError', 'ENOENT' | 'ENOSYS'>;
