import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../storage/database';
import { createAddressGuard } from './address-guard';
import { createWebhookDispatcher } from './deliver-webhooks';
import { createOutboxRepository } from './outbox.repository';
import { createSender } from './send-delivery';
import { createWebhookRepository } from './webhooks.repository';
import { createWebhookService, type WebhookDependencies } from './webhooks.service';

type WebhookOptions = Pick<WebhookDependencies, 'environments' | 'now'> & {
  database: Database;
  log: FastifyBaseLogger;
  /** Private networks that webhooks may lead to, as CIDRs. */
  privateAddresses: readonly string[];
};

/** Makes what manages webhooks, and what sends to them. */
export function openWebhooks({ database, log, privateAddresses, environments, now }: WebhookOptions) {
  const guard = createAddressGuard(privateAddresses);
  const outbox = createOutboxRepository(database);
  return {
    webhooks: createWebhookService({ repository: createWebhookRepository(database), guard, environments, now }),
    webhookDispatcher: createWebhookDispatcher({ repository: outbox, send: createSender(guard), log, now, random: Math.random }),
  };
}
