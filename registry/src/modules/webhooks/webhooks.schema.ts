import { randomBytes } from 'node:crypto';
import { environmentName } from '@social/contracts';
import * as z from 'zod';

const MIN_SECRET_BYTES = 24;
const MAX_SECRET_BYTES = 64;

/**
 * `revision.created`: any revision. `canary.started`, `canary.moved` (a step, a pause), `canary.withdrawn` (no member gets it any more),
 * `canary.promoted` (all members get it). `release.withdrawn` by its owner. `approval.pending`: a pin waits for a second person.
 * `freeze.started`, also with another end, and `freeze.ended` by an operator. `webhook.test` goes to a webhook that is tried out.
 */
export const webhookEventTypes = [
  'revision.created',
  'canary.started',
  'canary.moved',
  'canary.withdrawn',
  'canary.promoted',
  'release.withdrawn',
  'approval.pending',
  'freeze.started',
  'freeze.ended',
] as const;
const subscribedType = z.enum(webhookEventTypes);
const webhookEventType = z.enum([...webhookEventTypes, 'webhook.test']);
export type WebhookEventType = z.infer<typeof webhookEventType>;

/** `slack`: a body with `text`, as the incoming webhooks of Slack and what imitates them take it. */
const webhookFormat = z.enum(['json', 'slack']);
export type WebhookFormat = z.infer<typeof webhookFormat>;

/** `dead`: it was tried for hours, or refused for good; only somebody queues it again. */
const deliveryState = z.enum(['waiting', 'delivered', 'dead']);
export type DeliveryState = z.infer<typeof deliveryState>;

/** A secret of Standard Webhooks: `whsec_` and base64. */
const webhookSecret = z.string().refine((secret) => {
  const bytes = /^whsec_([A-Za-z0-9+/]+={0,2})$/.test(secret) ? Buffer.from(secret.slice(6), 'base64').byteLength : 0;
  return bytes >= MIN_SECRET_BYTES && bytes <= MAX_SECRET_BYTES;
}, 'a secret is whsec_ and 24 to 64 bytes in base64');

/** Makes a secret for a webhook that was created without one. */
export const makeWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export const newWebhook = z.object({
  /** The environment whose events it gets; null: those of all. */
  environment: z.nullable(environmentName),
  url: z.url({ protocol: /^https?$/ }).max(1000),
  /** Made by the registry where it is missing. */
  secret: webhookSecret.optional(),
  events: z
    .array(subscribedType)
    .min(1)
    .max(webhookEventTypes.length)
    .default([...webhookEventTypes]),
  format: webhookFormat.default('json'),
});
export type NewWebhook = z.infer<typeof newWebhook>;

export const webhookView = z.object({
  id: z.int(),
  environment: z.nullable(environmentName),
  url: z.string(),
  events: z.array(webhookEventType),
  format: webhookFormat,
  createdBy: z.string(),
  createdAt: z.string(),
  /** How many deliveries wait, and how many were given up. */
  waiting: z.int(),
  dead: z.int(),
});
export type WebhookView = z.infer<typeof webhookView>;

/** The only answer with the secret. */
export const createdWebhook = webhookView.extend({ secret: z.string() });
export const webhookList = z.object({ webhooks: z.array(webhookView) });

export const deliveryView = z.object({
  /** The `webhook-id` of each attempt: a receiver that saw it before ignores it. */
  id: z.string(),
  webhook: z.int(),
  type: webhookEventType,
  /** The event in one line. */
  summary: z.string(),
  state: deliveryState,
  attempts: z.int(),
  createdAt: z.string(),
  /** When it is sent next; null unless it waits. */
  nextAttemptAt: z.nullable(z.string()),
  /** The time of its last change, and how the last attempt ended. */
  changedAt: z.string(),
  status: z.nullable(z.int()),
  error: z.nullable(z.string()),
});
export type DeliveryView = z.infer<typeof deliveryView>;

export const deliveryQuery = z.object({
  state: deliveryState.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type DeliveryQuery = z.infer<typeof deliveryQuery>;
export const deliveryList = z.object({ deliveries: z.array(deliveryView) });

export const webhookParams = z.object({ webhook: z.coerce.number().int().positive().max(2_147_483_647) });
export const deliveryParams = webhookParams.extend({
  delivery: z.string().regex(/^msg_[0-9a-f-]{36}$/, 'a delivery has an id like msg_…'),
});
