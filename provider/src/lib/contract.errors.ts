import { defineRefusal } from './refusal';

/** The `server_key` is missing or wrong. Clients of the contract interpret "404" only in this way. */
export const WrongServerKeyError = defineRefusal('PRV_SERVER_KEY', 1, 'The server_key is missing or wrong.', { apiStatus: '404' });

/** No session has this token. Either none was sent, the member signed out, or the account was deleted. */
export const NotAuthorizedError = defineRefusal('PRV_NOT_AUTHORIZED', 2, 'Not authorized: access_token is missing or has ended.');

/** No call has this name. */
export const UnknownCallError = defineRefusal('PRV_UNKNOWN_CALL', 3, 'There is no call named "%s".', { apiStatus: '404', httpStatus: 404 });

/** The request was not a POST. */
export const MethodError = defineRefusal('PRV_METHOD', 3, 'Calls are sent as POST.', { httpStatus: 405 });

/** A field is missing or invalid. */
export const FieldError = defineRefusal('PRV_FIELD', 4, '%s: %s');

/** The body is too large, truncated, or not a form. */
export const BodyError = defineRefusal('PRV_BODY', 5, 'The request could not be read: %s');

/** An internal error. The log has its cause. */
export const InternalError = defineRefusal('PRV_INTERNAL', 500, 'Something went wrong on our side. Please try again.', { httpStatus: 500 });

/** The database does not respond. Reads can be retried after a few seconds. */
export const UnavailableError = defineRefusal('PRV_UNAVAILABLE', 503, 'The service is not available just now. Please try again.', {
  httpStatus: 503,
});

/** The disk of the provider or of PostgreSQL is full. Nothing was stored. The same call succeeds once space is free. */
export const StorageFullError = defineRefusal(
  'PRV_STORAGE_FULL',
  507,
  'There is no room to store this at the moment. Please try again later.',
  {
    httpStatus: 507,
  },
);
