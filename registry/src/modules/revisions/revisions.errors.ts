import createError from '@fastify/error';
import { formatRelease } from '../../domain/release-name';
import type { RevisionView } from './revisions.schema';

/**
 * Someone changed the environment in between; nothing of this change was stored. The message says who changed what and why;
 * `details` has the present state and the revisions in between.
 * Fix: look at them, then decide again from the present revision.
 */
export class RevisionStaleError extends createError<[string]>('REG_REVISION_STALE', '%s', 412) {
  readonly details: { current: RevisionView | null; since: RevisionView[] };

  constructor(environment: string, basedOn: number, current: RevisionView | null, since: RevisionView[]) {
    const message = since.length
      ? since.map((revision) => `Meanwhile ${describeRevision(revision)}`).join(' ')
      : `${environment} is at revision ${current?.revision ?? 0}, not ${basedOn}.`;
    super(message);
    this.details = { current, since };
  }
}

function describeRevision({ revision, by, kind, restored, changes, reason }: RevisionView): string {
  const verb = {
    pin: 'pinned',
    rollback: restored === null ? 'rolled back' : `rolled back to ${restored}:`,
    settings: 'changed the settings',
    disable: 'switched a remote off',
    enable: 'switched a remote on',
    archive: 'archived the environment',
    restore: 'restored the environment',
    canary: 'moved the canary',
  }[kind];
  const what = changes.map(({ remote, from, to }) =>
    from && to ? `${remote} ${from} → ${to}` : formatRelease({ remote, version: String(to ?? from) }),
  );
  return `${by} ${[verb, what.join(', ')].filter(Boolean).join(' ')} in revision ${revision}: "${reason}".`;
}

/** Every named release runs there already. Nothing was stored. Fix: nothing needs to be done. */
export const NothingToChangeError = createError<[string, string]>('REG_NOTHING_TO_CHANGE', '%s already runs %s.', 409);

/** There is no older composition, or no older version of the remote, to restore. Nothing was stored. Fix: `registry history` shows what there is; pin the wanted versions. */
export const NothingToRollBackToError = createError<[string, string]>(
  'REG_NOTHING_TO_ROLL_BACK_TO',
  '%s never ran another %s before this one.',
  409,
);

/**
 * The rollback would take back changes of other people. Nothing was stored. The message names their authors, `details.revisions` has them.
 * Fix: `registry rollback <environment> --remote <remote>` takes back only one remote; with `--based-on <revision>` the rollback takes back
 * all.
 */
export class RollbackOfOthersError extends createError<[string]>('REG_ROLLBACK_OF_OTHERS', '%s', 409) {
  readonly details: { current: number; revisions: RevisionView[] };

  constructor(environment: string, current: number, revisions: RevisionView[]) {
    super(`This would take back changes of others in ${environment}. ${revisions.map(describeRevision).join(' ')}`);
    this.details = { current, revisions };
  }
}

/** The environment has no such revision. Fix: `registry history` shows the numbers. */
export const RevisionUnknownError = createError<[string, number]>('REG_REVISION_UNKNOWN', '%s has no revision %d.', 404);

/** A release is to be pinned that was never published. Nothing was stored. Fix: publish it first, or pin one that the message names. */
export const PinReleaseUnknownError = createError<[string, string]>('REG_PIN_RELEASE_UNKNOWN', '%s was never published. %s', 422);

/** The environment was archived: it is served no more, and nothing in it changes. Nothing was stored. Fix: `registry env restore <environment>` brings it back. */
export const EnvironmentArchivedError = createError<[string, string, string]>(
  'REG_ENVIRONMENT_ARCHIVED',
  '%s was archived by %s: "%s".',
  409,
);

/** Nothing was ever pinned there, so there is nothing to archive or restore. Nothing was stored. Fix: nothing needs to be done. */
export const EnvironmentUnpinnedError = createError<[string]>('REG_ENVIRONMENT_UNPINNED', 'Nothing was ever pinned in %s.', 409);

/** The environment does not run this remote, so it cannot be switched off or on there. Nothing was stored. Fix: `registry status` shows what runs. */
export const RemoteNotPinnedError = createError<[string, string]>('REG_REMOTE_NOT_PINNED', '%s does not run %s.', 422);

/** A composition needs the shell, and every remote that the shell shows on all pages. Nothing was stored. Fix: name the missing ones in the same pin. */
export const CompositionIncompleteError = createError<[string, string]>('REG_COMPOSITION_INCOMPLETE', '%s would lack %s.', 422);

/**
 * The environment asks for two people: a pin is requested by one and approved by another. Nothing was stored.
 * Fix: send it to `/v1/environments/{environment}/pin-requests`; `registry pin` does so by itself.
 */
export const ApprovalRequiredError = createError<[string]>('REG_APPROVAL_REQUIRED', '%s asks for the approval of a second person.', 409);

/** A pin would move a remote whose release a canary tries, other than to that release. Nothing was stored. Fix: `registry canary promote` or `abort` ends the canary; then pin. */
export const CanaryRemotePinnedError = createError<[string, string]>(
  'REG_CANARY_REMOTE_PINNED',
  'A canary of %s runs in %s: promote or abort it first.',
  409,
);
