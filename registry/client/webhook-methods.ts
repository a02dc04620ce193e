import type { SendValue } from './send-request';
import {
  createdWebhookReply,
  deliveriesReply,
  deliveryReply,
  webhookReply,
  webhooksReply,
  type CreatedWebhook,
  type Webhook,
  type WebhookDelivery,
} from './webhook-replies';

/** Missing fields have the registry's defaults: all events, as JSON, with a secret that the registry creates. */
export type WebhookRequest = {
  /** Null for events of all environments. */
  environment: string | null;
  url: string;
  events?: string[] | undefined;
  format?: Webhook['format'] | undefined;
  secret?: string | undefined;
};

/** The methods about webhooks, for operators of their environment or admins. */
export function createWebhookMethods(value: SendValue) {
  return {
    /** Adds a webhook. Only this answer contains its secret. */
    createWebhook: (json: WebhookRequest): Promise<CreatedWebhook> =>
      value({ method: 'POST', path: '/webhooks', json, reply: createdWebhookReply }),

    /** Lists the webhooks that the client's token may manage, oldest first. */
    async webhooks(): Promise<Webhook[]> {
      return (await value({ path: '/webhooks', reply: webhooksReply })).webhooks;
    },

    /** Removes a webhook with its deliveries. */
    removeWebhook: (id: number): Promise<Webhook> => value({ method: 'DELETE', path: `/webhooks/${id}`, reply: webhookReply }),

    /** Queues a test delivery. `webhookDeliveries` has its outcome. */
    testWebhook: (id: number): Promise<WebhookDelivery> => value({ method: 'POST', path: `/webhooks/${id}/test`, reply: deliveryReply }),

    /** Lists the last deliveries of a webhook, newest first. With a state, only those in it. */
    async webhookDeliveries(id: number, state?: WebhookDelivery['state']): Promise<WebhookDelivery[]> {
      const query = state === undefined ? '' : `?state=${state}`;
      return (await value({ path: `/webhooks/${id}/deliveries${query}`, reply: deliveriesReply })).deliveries;
    },

    /** Sends a delivery again under its id. A waiting delivery is not changed. */
    redeliver: (id: number, delivery: string): Promise<WebhookDelivery> =>
      value({ method: 'POST', path: `/webhooks/${id}/deliveries/${encodeURIComponent(delivery)}/redeliver`, reply: deliveryReply }),
  };
}
