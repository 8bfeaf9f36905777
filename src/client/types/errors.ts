import type { JsonValue } from './json';

/** The body of an error response; under a namespace it has `code` instead of `error`. */
export interface ErrorBody {
  readonly error?: string;
  readonly message?: string;
  readonly error_description?: string;
  readonly code?: string | number;
  readonly data?: JsonValue;
}

/** Error names by HTTP status, for responses without an error name. */
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

/** Error names from the platform's documentation. */
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

/** Exists only for the compiler, which treats its value as different from every string. */
declare enum Other {
  name = 'any other name',
}
/** Any error name that is not listed here. To compare it, assign it to a `string`. */
export type OtherErrorName = Other;

export type RefusalName = StatusName | PlatformName | OtherErrorName;

type Named<Base, Name extends string, Parts> = Base & { readonly name: Name } & Parts;

/** An error without a response. `code` is undefined if the platform itself sent this name. */
type WithoutResponse<Base, Name extends string, Code extends string> = Named<
  Base,
  Name,
  { readonly code: Code | undefined }
>;

/** The errors of a call, distinguished by `name`; `Base` is their class. */
export type ErrorsOf<Base> =
  // The platform refused the request.
  | Named<Base, RefusalName, { readonly code: undefined; readonly body: ErrorBody | string | undefined }>
  | Named<Base, 'ParseError', { readonly code: undefined }>
  | WithoutResponse<Base, 'TimeoutError', 'ECONNABORTED'>
  | WithoutResponse<Base, 'TerminatedError', 'ECONNRESET'>
  | WithoutResponse<Base, 'RequestError', 'EINVAL'>
  | WithoutResponse<Base, 'ProxyFrameError', 'ECONNRESET' | 'ETIMEDOUT'>
  | WithoutResponse<Base, 'FileSystemError', 'ENOENT' | 'ENOSYS'>;
