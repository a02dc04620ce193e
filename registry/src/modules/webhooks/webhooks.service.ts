import { EnvironmentUnknownError } from '../../common.errors';
import type { EnvironmentRepository } from '../environments/environments.repository';
import type { NewEvent } from '../events/events.repository';
import { assertMayAdminister, assertMayOperate, type Identity } from '../tokens/tokens.service';
import type { AddressGuard } from './address-guard';
import { toDelivery } from './deliver-webhooks';
import { toTestEvent } from './webhook-events';
import { DeliveryUnknownError, WebhookAddressRefusedError, WebhookUnknownError } from './webhooks.errors';
import type { CountedWebhook, DeliveryRow, WebhookRepository, WebhookRow } from './webhooks.repository';
import { makeWebhookSecret, type DeliveryQuery, type DeliveryView, type NewWebhook, type WebhookView } from './webhooks.schema';

export type WebhookDependencies = {
  repository: WebhookRepository;
  guard: Pick<AddressGuard, 'refuseUrl'>;
  environments: Pick<EnvironmentRepository, 'find'>;
  now(): Date;
};
export type WebhookService = ReturnType<typeof createWebhookService>;

/** Webhooks of an environment belong to its operators, those of all environments to those who administer. */
export function createWebhookService({ repository, guard, environments, now }: WebhookDependencies) {
  /**
   * Adds a webhook. Only this answer has its secret. Repeating adds another one.
   * @throws {ForbiddenError | EnvironmentUnknownError | WebhookAddressRefusedError}
   */
  async function create(request: NewWebhook, identity: Identity): Promise<WebhookView & { secret: string }> {
    const { environment, url, secret = makeWebhookSecret(), events, format } = request;
    assertMayManage(identity, environment);
    if (environment !== null && !(await environments.find(environment))) throw new EnvironmentUnknownError(environment);
    const refusal = guard.refuseUrl(new URL(url));
    if (refusal) throw new WebhookAddressRefusedError(refusal);
    const createdAt = now();
    const row = { environment, url, secret, events, format, createdBy: identity.name, createdAt, pausedUntil: null };
    const saved = await repository.insert(row, toEvent(row, identity, createdAt, 'added'));
    return { ...toView({ ...saved, waiting: 0, dead: 0 }), secret };
  }

  /** Lists the webhooks that the identity may manage, without secrets. */
  async function list(identity: Identity): Promise<WebhookView[]> {
    return (await repository.list()).filter(({ environment }) => mayManage(identity, environment)).map(toView);
  }

  /** Removes a webhook with its deliveries; nothing more is sent. @throws {WebhookUnknownError | ForbiddenError} */
  async function remove(id: number, identity: Identity): Promise<WebhookView> {
    const row = await find(id, identity);
    await repository.remove(id, toEvent(row, identity, now(), 'removed'));
    return toView(row);
  }

  /** Queues a delivery that tries the webhook out; it is sent within a second or so. @throws {WebhookUnknownError | ForbiddenError} */
  async function test(id: number, identity: Identity): Promise<DeliveryView> {
    const webhook = await find(id, identity);
    const at = now();
    const delivery = toDelivery(webhook, 'webhook.test', toTestEvent(webhook.environment, identity.name, at), at);
    await repository.addDelivery(delivery);
    return toDeliveryView(delivery);
  }

  /** Lists the last deliveries, newest first. @throws {WebhookUnknownError | ForbiddenError} */
  async function deliveries(id: number, { state, limit }: DeliveryQuery, identity: Identity): Promise<DeliveryView[]> {
    await find(id, identity);
    return (await repository.deliveries(id, state, limit)).map(toDeliveryView);
  }

  /** Sends a delivery again under its id, from the first attempt on. One that waits stays as it is. @throws {WebhookUnknownError | ForbiddenError | DeliveryUnknownError} */
  async function redeliver(id: number, delivery: string, identity: Identity): Promise<DeliveryView> {
    await find(id, identity);
    const row = await repository.queueAgain(id, delivery, now());
    if (!row) throw new DeliveryUnknownError(id, delivery);
    return toDeliveryView(row);
  }

  async function find(id: number, identity: Identity): Promise<CountedWebhook> {
    const row = await repository.find(id);
    if (!row) throw new WebhookUnknownError(id);
    assertMayManage(identity, row.environment);
    return row;
  }

  return { create, list, remove, test, deliveries, redeliver };
}

/** @throws {ForbiddenError} */
function assertMayManage(identity: Identity, environment: string | null): void {
  if (environment === null) assertMayAdminister(identity);
  else assertMayOperate(identity, environment);
}

function mayManage({ scopes }: Identity, environment: string | null): boolean {
  return environment === null ? scopes.admin : scopes.operate.includes('*') || scopes.operate.includes(environment);
}

/** Makes the event for the history of the environment. The path of a URL is omitted: with some receivers it is the secret. */
function toEvent(row: Omit<WebhookRow, 'id'>, identity: Identity, createdAt: Date, change: 'added' | 'removed'): NewEvent | null {
  const { environment, url, events } = row;
  if (environment === null) return null;
  const value = `${new URL(url).origin} (${events.join(', ')})`;
  const changes = [{ name: 'webhook', from: change === 'removed' ? value : null, to: change === 'added' ? value : null }];
  return {
    environment,
    kind: 'settings',
    changes,
    reason: '',
    revision: null,
    actor: identity.name,
    actorTokenId: identity.tokenId,
    createdAt,
  };
}

function toView({ id, environment, url, events, format, createdBy, createdAt, waiting, dead }: CountedWebhook): WebhookView {
  return { id, environment, url, events, format, createdBy, createdAt: createdAt.toISOString(), waiting, dead };
}

function toDeliveryView(row: DeliveryRow): DeliveryView {
  const { id, webhook, type, summary, state, attempts, createdAt, nextAttemptAt, changedAt, status, error } = row;
  return {
    id,
    webhook,
    type,
    summary,
    state,
    attempts,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: state === 'waiting' ? nextAttemptAt.toISOString() : null,
    changedAt: changedAt.toISOString(),
    status,
    error,
  };
}
