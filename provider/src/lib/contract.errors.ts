import { defineRefusal } from './refusal';

/** The `server_key` is missing or is not this provider's. Clients of the contract read "404" as exactly this. */
export const WrongServerKeyError = defineRefusal('PRV_SERVER_KEY', 1, 'The server_key is missing or wrong.', { apiStatus: '404' });

/** No session has this token: it was never given, was signed out, or belongs to a deleted account. */
export const NotAuthorizedError = defineRefusal('PRV_NOT_AUTHORIZED', 2, 'Not authorized: access_token is missing or has ended.');

/** There is no call of this name. */
export const UnknownCallError = defineRefusal('PRV_UNKNOWN_CALL', 3, 'There is no call named "%s".', { apiStatus: '404', httpStatus: 404 });

/** A field is missing or is not what the call takes. */
export const FieldError = defineRefusal('PRV_FIELD', 4, '%s: %s');

/** The body is too large, is cut off, or is no form. */
export const BodyError = defineRefusal('PRV_BODY', 5, 'The request could not be read: %s');

/** Something failed on our side; the log has it under the request id. */
export const InternalError = defineRefusal('PRV_INTERNAL', 500, 'Something went wrong on our side. Please try again.', { httpStatus: 500 });

/** The database does not answer. Reading again a little later is safe. */
export const UnavailableError = defineRefusal('PRV_UNAVAILABLE', 503, 'The service is not available just now. Please try again.', {
  httpStatus: 503,
});
