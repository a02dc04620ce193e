import { isPinned } from '../../domain/carry-canary';
import { toEventView } from '../events/events.service';
import type { EventRow } from '../events/events.repository';
import type { WithdrawalRow } from '../releases/releases.repository';
import type { RevisionRow } from '../../storage/tables/revisions';
import { toView } from '../revisions/to-view';
import { describeEvent, describeRevision, describeWithdrawal } from './describe-event';
import type { WebhookEventType } from './webhooks.schema';

/** An event as webhooks get it. */
export type WebhookEvent = {
  /** The types that it is, the most specific first: a webhook gets it once, as the first that it wants. */
  types: [WebhookEventType, ...WebhookEventType[]];
  /** Null: it concerns all environments. */
  environment: string | null;
  at: Date;
  /** The event in a line for people. */
  summary: string;
  details: object;
};

/** Makes the event of a revision. @param before the revision that it followed; null for the first. */
export function toRevisionEvent(revision: RevisionRow, before: Pick<RevisionRow, 'canary'> | null): WebhookEvent {
  const canaryType = findCanaryType(revision, before);
  return {
    types: canaryType ? [canaryType, 'revision.created'] : ['revision.created'],
    environment: revision.environment,
    at: revision.createdAt,
    summary: describeRevision(revision, canaryType, before?.canary ?? null),
    details: { ...toView(revision), previousCanary: before?.canary ?? null },
  };
}

function findCanaryType({ kind, canary, composition }: RevisionRow, before: Pick<RevisionRow, 'canary'> | null): WebhookEventType | null {
  const previous = before?.canary ?? null;
  if (!previous) return canary ? 'canary.started' : null;
  // A pin of other remotes carries the canary on as it was.
  if (canary) return kind === 'canary' ? 'canary.moved' : null;
  return isPinned(composition, previous) ? 'canary.promoted' : 'canary.withdrawn';
}

/** Makes the event of what happened to an environment besides its revisions; null for kinds that no webhook is told of. */
export function toEnvironmentEvent(row: EventRow): WebhookEvent | null {
  const type = eventTypes.get(row.kind);
  if (!type) return null;
  return { types: [type], environment: row.environment, at: row.createdAt, summary: describeEvent(row), details: toEventView(row) };
}

const eventTypes = new Map<EventRow['kind'], WebhookEventType>([
  ['request', 'approval.pending'],
  ['freeze', 'freeze.started'],
  ['unfreeze', 'freeze.ended'],
]);

export function toWithdrawalEvent(row: WithdrawalRow): WebhookEvent {
  const { remote, version, reason, actor, createdAt } = row;
  return {
    types: ['release.withdrawn'],
    environment: null,
    at: createdAt,
    summary: describeWithdrawal(row),
    details: { remote, version, reason, by: actor, at: createdAt.toISOString() },
  };
}

/** Makes the event that tries a webhook out. */
export function toTestEvent(environment: string | null, by: string, at: Date): WebhookEvent {
  return { types: ['webhook.test'], environment, at, summary: `A test by ${by}: this webhook works.`, details: { by } };
}
