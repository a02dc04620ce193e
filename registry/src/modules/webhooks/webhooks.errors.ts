import createError from '@fastify/error';

/** There is no such webhook. Fix: `registry webhook list` shows those that your token may see. */
export const WebhookUnknownError = createError<[number]>('REG_WEBHOOK_UNKNOWN', 'There is no webhook %d.', 404);

/** The webhook has no such delivery; those that ended are removed after 30 days. Fix: `registry webhook deliveries` lists them. */
export const DeliveryUnknownError = createError<[number, string]>('REG_DELIVERY_UNKNOWN', 'The webhook %d has no delivery %s.', 404);

/**
 * The registry sends nothing to this address: it is private or reserved, is plain http, or has a password in it. Nothing was stored.
 * Fix: name a public https address; the registry's `WEBHOOK_PRIVATE_ADDRESSES` names private networks that may be reached, also by http.
 */
export const WebhookAddressRefusedError = createError<[string]>('REG_WEBHOOK_ADDRESS_REFUSED', 'Nothing is sent there: %s.', 422);
