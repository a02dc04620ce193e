import { RegistryError, type Webhook } from '@social/registry-client/browser';
import type { QueryClient } from '@tanstack/react-query';
import { webhooksKey } from './query-keys';

/** Returns true if the registry no longer has the webhook. */
export const isWebhookUnknown = (error: unknown): boolean => error instanceof RegistryError && error.code === 'REG_WEBHOOK_UNKNOWN';

/**
 * Removes a deleted webhook from the list immediately. Its deliveries, which are shown until the list is refetched, can no longer be
 * requested.
 */
export function forgetWebhook(queries: QueryClient, webhook: number): void {
  queries.setQueryData<Webhook[]>(webhooksKey, (webhooks) => webhooks?.filter(({ id }) => id !== webhook));
}
