import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ClaimedDelivery, OutboxRepository } from './outbox.repository';
import type { SendDelivery, SendResult } from './send-delivery';
import type { WebhookEvent } from './webhook-events';
import type { DeliveryRow, WebhookRow } from './webhooks.repository';
import type { WebhookEventType } from './webhooks.schema';
import { writePayload } from './write-payload';

export type WebhookDispatcher = ReturnType<typeof createWebhookDispatcher>;
export type DispatcherDependencies = {
  repository: OutboxRepository;
  send: SendDelivery;
  log: FastifyBaseLogger;
  now(): Date;
  /** From 0 up to 1. */
  random(): number;
};

const CHANGES_AT_ONCE = 100;
const MAX_SENDING = 20;
/** Longer than an attempt may take. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 3 * 3_600_000;
/** The longest pause that a receiver gets by `Retry-After`, because deliveries are removed after 30 days. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000;
/** With the pauses between them, the attempts last 6 to 12 hours: a night in which the receiver is not repaired. */
export const MAX_ATTEMPTS = 14;
/** The receiver says that it wants nothing any more. */
const DELETED_STATUS = 410;
const CLEAN_EVERY_MS = 3_600_000;
const REMOVED_AFTER_MS = 30 * 86_400_000;

/** Sends what happened to the webhooks that want it: at least once, with one id, also when a replica ends in the middle. */
export function createWebhookDispatcher({ repository, send, log, now, random }: DispatcherDependencies) {
  /** Each webhook has one attempt at a time, so that a receiver that hangs delays no other. */
  const sending = new Map<number, Promise<void>>();
  let cleanedAt = 0;

  function toDeliveries(event: WebhookEvent, receivers: readonly WebhookRow[]): DeliveryRow[] {
    const at = now();
    return receivers.flatMap((webhook) => {
      const isMeant = webhook.environment === null || event.environment === null || webhook.environment === event.environment;
      const type = event.types.find((one) => webhook.events.includes(one));
      return isMeant && type ? [toDelivery(webhook, type, event, at)] : [];
    });
  }

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const { id, url, secret, payload } = delivery;
    const { status, error, retryAt } = await send({ id, url, secret, payload, at: now() });
    const changedAt = now();
    const pausedUntil = retryAt && new Date(Math.min(retryAt.getTime(), changedAt.getTime() + MAX_RETRY_AFTER_MS));
    const decided = decideNext(delivery, { status, error, pausedUntil }, changedAt, random());
    await repository.save(delivery, { ...decided, status, error, changedAt }, pausedUntil);
    if (decided.state === 'dead') log.warn({ delivery: id, webhook: delivery.webhook, status, error }, 'a webhook delivery was given up');
  }

  /**
   * Queues deliveries of what happened, and starts to send what is due. It does not wait for receivers: see `idle`.
   * @throws when the database is unavailable; what is due stays due.
   */
  async function runDue(): Promise<void> {
    while ((await repository.expand(toDeliveries, CHANGES_AT_ONCE)) === CHANGES_AT_ONCE);
    await clean();
    const at = now();
    const limit = MAX_SENDING - sending.size;
    if (limit <= 0) return;
    const leaseUntil = new Date(at.getTime() + LEASE_MS);
    for (const delivery of await repository.claim({ busy: [...sending.keys()], at, leaseUntil, limit })) start(delivery);
  }

  function start(delivery: ClaimedDelivery): void {
    const { webhook } = delivery;
    const ended = attempt(delivery)
      .catch((error: unknown) => log.warn({ err: error }, 'the result of a webhook delivery was not stored; it is sent again'))
      .then(() => void sending.delete(webhook));
    sending.set(webhook, ended);
  }

  async function clean(): Promise<void> {
    const at = now().getTime();
    if (at < cleanedAt + CLEAN_EVERY_MS) return;
    cleanedAt = at;
    await repository.removeOld(new Date(at - REMOVED_AFTER_MS));
  }

  /** Waits until nothing is being sent. */
  async function idle(): Promise<void> {
    await Promise.all(sending.values());
  }

  return { runDue, idle };
}

/** Makes the delivery of an event, which is sent with the next look. */
export function toDelivery({ id, format }: WebhookRow, type: WebhookEventType, event: WebhookEvent, at: Date): DeliveryRow {
  return {
    id: `msg_${randomUUID()}`,
    webhook: id,
    type,
    summary: event.summary,
    payload: writePayload(format, type, event),
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: at,
    createdAt: at,
    changedAt: at,
    status: null,
    error: null,
  };
}

function decideNext(
  { attempts, nextAttemptAt }: DeliveryRow,
  { status, error, pausedUntil }: Pick<SendResult, 'status' | 'error'> & { pausedUntil: Date | null },
  at: Date,
  random: number,
): Pick<DeliveryRow, 'state' | 'nextAttemptAt'> {
  if (error === null) return { state: 'delivered', nextAttemptAt };
  if (status === DELETED_STATUS || attempts >= MAX_ATTEMPTS) return { state: 'dead', nextAttemptAt };
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), MAX_PAUSE_MS);
  // Half of it by chance: the deliveries of one outage do not come back all at once.
  const nextMs = at.getTime() + pauseMs * (0.5 + random / 2);
  return { state: 'waiting', nextAttemptAt: new Date(Math.max(nextMs, pausedUntil?.getTime() ?? 0)) };
}
