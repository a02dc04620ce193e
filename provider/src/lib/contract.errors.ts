import { defineRefusal } from './refusal';

/** The `server_key` is missing or is not this provider's. Clients of the contract read "404" as exactly this. */
export const WrongServerKeyError = defineRefusal('PRV_SERVER_KEY', 1, 'The server_key is missing or wrong.', { apiStatus: '404' });

/** No session has this token: none was sent, it was signed out, or its account was deleted. */
export const NotAuthorizedError = defineRefusal('PRV_NOT_AUTHORIZED', 2, 'Not authorized: access_token is missing or has ended.');

/** There is no call of this name. */
export const UnknownCallError = defineRefusal('PRV_UNKNOWN_CALL', 3, 'There is no call named "%s".', { apiStatus: '404', httpStatus: 404 });

/** Calls are POST. */
export const MethodError = defineRefusal('PRV_METHOD', 3, 'Calls are sent as POST.', { httpStatus: 405 });

/** A field is missing or invalid. */
export const FieldError = defineRefusal('PRV_FIELD', 4, '%s: %s');

/** The body is too large, truncated, or no form. */
export const BodyError = defineRefusal('PRV_BODY', 5, 'The request could not be read: %s');

/** An internal error; the log has its cause. */
export const InternalError = defineRefusal('PRV_INTERNAL', 500, 'Something went wrong on our side. Please try again.', { httpStatus: 500 });

/** The database does not answer. Reads can be repeated after a few seconds. */
export const UnavailableError = defineRefusal('PRV_UNAVAILABLE', 503, 'The service is not available just now. Please try again.', {
  httpStatus: 503,
});

/** A disk is full: the provider's own, or PostgreSQL's. Nothing was stored; the same call succeeds once there is room. */
export const StorageFullError = defineRefusal(
  'PRV_STORAGE_FULL',
  507,
  'There is no room to store this at the moment. Please try again later.',
  {
    httpStatus: 507,
  },
);
