import createError, { type FastifyError } from '@fastify/error';
import type { BrokenRequest } from '@social/limited-server/refuse-broken-requests';

/** The request is not what the route takes: a name, number, header or field is wrong. Fix: the message says which; `/docs` shows the form. */
export const RequestInvalidError = createError<[string]>('REG_REQUEST_INVALID', '%s', 400);

/** A token was in the address, where logs and histories would record it. Fix: revoke that token, and send the new one as `Authorization: Bearer …`. */
export const TokenInUrlError = createError<[]>(
  'REG_TOKEN_IN_URL',
  'A token never goes into a URL: send it as a bearer token, and revoke this one.',
  400,
);

/** The registry has no route with this address and method. Fix: `/docs` lists all routes. */
export const RouteUnknownError = createError<[string, string]>('REG_ROUTE_UNKNOWN', 'There is nothing at %s %s.', 404);

/** The address exists and takes other methods, which the header `Allow` names. Fix: `/docs` lists the methods of each address. */
export const MethodUnknownError = createError<[string, string]>('REG_METHOD_UNKNOWN', '%s is not asked that way, but by %s.', 405);

/** The address has a `%` without two hexadecimal digits after it, or escapes that are no UTF-8. Fix: escape each name with `encodeURIComponent`. */
export const AddressMalformedError = createError<[]>(
  'REG_ADDRESS_MALFORMED',
  'The address is not valid: an escape in it is no UTF-8.',
  400,
);

/** The bytes are no HTTP request; the connection was closed. Fix: look at what stands between the client and the registry. */
export const RequestMalformedError = createError<[]>('REG_REQUEST_MALFORMED', 'This is no HTTP request.', 400);

/** The headers are larger than 16 KB; the connection was closed. Fix: send fewer of them. */
export const HeadersTooLargeError = createError<[]>('REG_HEADERS_TOO_LARGE', 'The headers are too large.', 431);

/** The request did not arrive in time or at the minimal rate; the connection was closed and nothing was stored. Fix: send it again over a faster connection. */
export const RequestTooSlowError = createError<[]>('REG_REQUEST_TOO_SLOW', 'The request did not arrive in time.', 408);

/** The body is larger than the route takes; it was not read to its end. Fix: remove what pages do not load from an archive: 500 files, 10 MB each, 50 MB in all. */
export const BodyTooLargeError = createError<[string]>('REG_BODY_TOO_LARGE', 'The body is larger than %s.', 413);

/** The body is of a kind that the route does not take. Fix: archives are `application/gzip`, everything else is `application/json`. */
export const MediaTypeError = createError<[]>('REG_MEDIA_TYPE', 'The route takes another content type.', 415);

/**
 * PostgreSQL cannot be reached, or is starting or stopping. Nothing was stored. Edges continue to serve what they have.
 * Fix: look at PostgreSQL; the registry recovers by itself, and the request may be repeated after `retry-after` seconds.
 */
export const DatabaseUnavailableError = createError<[]>(
  'REG_DATABASE_UNAVAILABLE',
  'The database cannot be reached now; nothing was stored.',
  503,
);

/** This replica of the registry ends and takes no new work. Fix: none; a load balancer asks another replica, and clients come back after `retry-after` seconds. */
export const DrainingError = createError<[]>('REG_DRAINING', 'This replica of the registry is ending; ask again.', 503);

/**
 * PostgreSQL's disk is full, or the bucket's quota is used up. Nothing was stored. Earlier data is still served. Edges continue to
 * serve what they have.
 * Fix: make room there, `registry gc` included; then repeat the request. The registry needs no restart.
 */
export const StorageFullError = createError<[]>(
  'REG_STORAGE_FULL',
  'The disk of the database is full, or the bucket; nothing was stored.',
  507,
);

/**
 * The bucket with the files of releases cannot be reached, or refuses the registry. The log says which. Nothing was stored. Edges continue to
 * serve what they have.
 * Fix: look at the bucket, its settings and credentials; the registry recovers by itself, and the request may be repeated after `retry-after` seconds.
 */
export const BucketUnavailableError = createError<[]>(
  'REG_BUCKET_UNAVAILABLE',
  'The bucket with the files of releases cannot be used now; nothing was stored.',
  503,
);

/** A fault of the registry itself. Fix: find the request's id in the log, and report it with the lines around it. */
export const InternalError = createError<[]>('REG_INTERNAL', 'The registry failed; its log has the details under this request id.', 500);

/** No environment has this name. Fix: `registry env list` shows the names, `registry env set` makes one. */
export const EnvironmentUnknownError = createError<[string]>('REG_ENVIRONMENT_UNKNOWN', 'There is no environment %s.', 404);

/** A change did not name the revision that it is based on. Fix: read the environment's status and send its revision as `If-Match: "7"`; `"0"` while nothing is pinned. */
export const RevisionRequiredError = createError<[]>(
  'REG_REVISION_REQUIRED',
  'Say which revision this is based on: If-Match: "<revision>".',
  428,
);

/** The refusals of bytes that are no request. */
export const brokenRequests: Record<BrokenRequest, new () => FastifyError> = {
  malformed: RequestMalformedError,
  'headers-too-large': HeadersTooLargeError,
  'too-slow': RequestTooSlowError,
};
