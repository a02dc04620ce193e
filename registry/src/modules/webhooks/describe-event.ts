import type { EventRow } from '../events/events.repository';
import type { WithdrawalRow } from '../releases/releases.repository';
import { formatRelease } from '../../domain/release-name';
import type { RevisionRow } from '../../storage/tables/revisions';
import type { WebhookEventType } from './webhooks.schema';

type Canary = NonNullable<RevisionRow['canary']>;

/** Describes a revision in one line: the change, its author and the reason. */
export function describeRevision(revision: RevisionRow, canaryType: WebhookEventType | null, previous: Canary | null): string {
  const { environment, number, actor, reason } = revision;
  return `${environment} ${number}: ${describeChange(revision, canaryType, previous)} by ${actor}: ${reason}`;
}

function describeChange({ kind, changes, canary }: RevisionRow, canaryType: WebhookEventType | null, previous: Canary | null): string {
  switch (canaryType) {
    case 'canary.started':
      return `canary of ${formatChanges(canary)} started at ${canary?.percent ?? 0} %`;
    case 'canary.moved':
      return `canary of ${formatChanges(canary)} is at ${canary?.percent ?? 0} %${canary?.isPaused ? ', paused' : ''}`;
    case 'canary.withdrawn':
      return `canary of ${formatChanges(previous)} taken back`;
    case 'canary.promoted':
      return `canary of ${formatChanges(previous)} promoted`;
    default:
      break;
  }
  const moved = changes.map(({ remote, from, to }) => `${remote} ${from ?? 'new'} → ${to ?? 'removed'}`);
  return [kind, moved.join(', ')].filter(Boolean).join(' ');
}

function formatChanges(canary: Canary | null): string {
  return Object.entries(canary?.changes ?? {})
    .map(([remote, version]) => formatRelease({ remote, version }))
    .join(', ');
}

/** Describes an event of an environment in one line. */
export function describeEvent({ environment, kind, changes, reason, actor }: EventRow): string {
  switch (kind) {
    case 'request': {
      const moved = changes.map(({ name, from, to }) => `${name} ${formatValue(from)} → ${formatValue(to)}`).join(', ');
      return `${environment}: ${actor} asks for approval of ${moved}: ${reason}`;
    }
    case 'freeze':
      return `${environment} is frozen until ${formatValue(changes[0]?.to)} by ${actor}: ${reason}`;
    default:
      return `${environment} is no longer frozen, by ${actor}`;
  }
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : 'none';
}

/** Describes a withdrawal in one line. */
export function describeWithdrawal({ remote, version, actor, reason }: WithdrawalRow): string {
  return `${formatRelease({ remote, version })} was withdrawn by ${actor}: ${reason}`;
}
