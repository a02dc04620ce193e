import { RegistryError, type Webhook } from '@social/registry/client/browser';
import type { QueryClient } from '@tanstack/react-query';
import { webhooksKey } from './query-keys';

/** Whether the registry has no such webhook: it was removed, by whomever. */
export const isWebhookUnknown = (error: unknown): boolean => error instanceof RegistryError && error.code === 'REG_WEBHOOK_UNKNOWN';

/** Takes a removed webhook out of the list at once, because its deliveries, which are shown until the list is read again, can be asked for no more. */
export function forgetWebhook(queries: QueryClient, webhook: number): void {
  queries.setQueryData<Webhook[]>(webhooksKey, (webhooks) => webhooks?.filter(({ id }) => id !== webhook));
}
