import createError from '@fastify/error';

/** The identity token of a pipeline is not accepted; the message says why. Fix: `registry token trusts` shows which issuers, audiences and subjects are trusted. */
export const ExchangeRefusedError = createError<[string]>('REG_EXCHANGE_REFUSED', 'The identity token is not accepted: %s.', 401);

/** The issuer's keys could not be fetched, so the identity token could not be verified. Fix: repeat the request. If it fails again, check the issuer. */
export const IssuerUnavailableError = createError<[string]>('REG_ISSUER_UNAVAILABLE', 'The keys of %s cannot be fetched now.', 503);

/** There is no such trust. Fix: `registry token trusts` lists them. */
export const TrustUnknownError = createError<[number]>('REG_TRUST_UNKNOWN', 'There is no trust %d.', 404);
