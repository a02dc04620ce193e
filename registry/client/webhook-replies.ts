import * as z from 'zod';

export const webhookReply = z.object({
  id: z.number(),
  /** Null for events of all environments. */
  environment: z.nullable(z.string()),
  url: z.string(),
  events: z.array(z.string()),
  format: z.enum(['json', 'slack']),
  createdBy: z.string(),
  createdAt: z.string(),
  waiting: z.number(),
  dead: z.number(),
});
export type Webhook = z.infer<typeof webhookReply>;
export const webhooksReply = z.object({ webhooks: z.array(webhookReply) });
export const createdWebhookReply = webhookReply.extend({ secret: z.string() });
export type CreatedWebhook = z.infer<typeof createdWebhookReply>;

export const deliveryReply = z.object({
  id: z.string(),
  webhook: z.number(),
  type: z.string(),
  summary: z.string(),
  state: z.enum(['waiting', 'delivered', 'dead']),
  attempts: z.number(),
  createdAt: z.string(),
  nextAttemptAt: z.nullable(z.string()),
  changedAt: z.string(),
  status: z.nullable(z.number()),
  error: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof deliveryReply>;
export const deliveriesReply = z.object({ deliveries: z.array(deliveryReply) });
