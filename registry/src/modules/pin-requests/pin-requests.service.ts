import type { Composition } from '@social/contracts';
import { GateRefusedError } from '../gates/gates.errors';
import type { GateName } from '../../domain/gates';
import type { NewEvent } from '../events/events.repository';
import { formatRelease } from '../../domain/release-name';
import { NothingToChangeError, RevisionStaleError } from '../revisions/revisions.errors';
import type { RevisionTarget } from '../revisions/change-environment';
import type { RevisionService } from '../revisions/revisions.service';
import { assertMayOperate, assertMaySkipGates, type Identity, type TokenService } from '../tokens/tokens.service';
import { ApprovalByRequesterError, PinRequestClosedError, PinRequestUnknownError, PinTimePastError } from './pin-requests.errors';
import type { NewPinRequest, PinRequestChange, PinRequestRepository, PinRequestRow } from './pin-requests.repository';
import type { PinRequestBody, PinRequestView } from './pin-requests.schema';
import { carryOut } from './carry-out';

export type PinRequestDependencies = {
  repository: PinRequestRepository;
  revisions: RevisionService;
  tokens: Pick<TokenService, 'findRequester'>;
  readEnvironment(name: string): Promise<{ settings: { requiresApproval?: boolean | undefined } }>;
  now(): Date;
};
export type PinRequestService = ReturnType<typeof createPinRequestService>;

const LIST_LIMIT = 100;
const DAY_MS = 86_400_000;
/** Maximum age of a request without approval. An older plan no longer matches the environment. */
const APPROVAL_TIME_MS = 7 * DAY_MS;
/** A pin that no replica could carry out for this long after its time would come as a surprise. */
const LATEST_RUN_MS = DAY_MS / 24;
/** Gates whose verdict may be another one when the time of a scheduled pin has come. */
const gatesOfTheMoment: readonly GateName[] = ['frozen', 'checks'];

export function createPinRequestService({ repository, revisions, tokens, readEnvironment, now }: PinRequestDependencies) {
  /**
   * Stores a pin for later: until somebody else approves it, or until its time, as the environment asks. It is planned now, and a plan
   * that a gate refuses is no request.
   * @throws {RevisionStaleError | NothingToChangeError | GateRefusedError | PinTimePastError} and what a plan throws.
   */
  async function request({ environment, basedOn }: RevisionTarget, body: PinRequestBody, identity: Identity): Promise<PinRequestView> {
    const at = now();
    const runAt = body.runAt === undefined ? null : new Date(body.runAt);
    if (runAt && runAt <= at) throw new PinTimePastError();
    if (body.skipGates.length > 0) assertMaySkipGates(identity, environment);
    const { settings } = await readEnvironment(environment);
    const plan = await revisions.plan(environment, body);
    if (plan.basedOn !== basedOn) throw new RevisionStaleError(environment, basedOn, null, []);
    if (plan.changes.length === 0) throw new NothingToChangeError(environment, formatReleases(plan.composition));
    const refused = plan.verdicts.filter(({ status, gate }) => status === 'refused' && !(runAt && gatesOfTheMoment.includes(gate)));
    if (refused.length > 0) throw new GateRefusedError(environment, refused);
    const row: NewPinRequest = {
      environment,
      state: 'waiting',
      changes: plan.changes,
      composition: plan.composition,
      reason: body.reason,
      skippedGates: body.skipGates,
      needsApproval: settings.requiresApproval ?? false,
      runAt,
      expiresAt: new Date((runAt ?? at).getTime() + (runAt ? LATEST_RUN_MS : APPROVAL_TIME_MS)),
      actor: identity.name,
      actorTokenId: identity.tokenId,
      createdAt: at,
      approvedBy: null,
      decidedAt: null,
      outcome: null,
      revision: null,
    };
    const event = toEvent({ ...row, createdAt: at }, runAt ? 'schedule' : 'request', identity, body.reason);
    return toView(await repository.insert(row, event));
  }

  /** Lists the newest requests, newest first. @throws {EnvironmentUnknownError} */
  async function list(environment: string): Promise<PinRequestView[]> {
    await readEnvironment(environment);
    return (await repository.list(environment, LIST_LIMIT)).map(toView);
  }

  /**
   * Approves the request of another person. Without a time it is pinned at once: on the current composition, if its remotes were not moved
   * since the request, and through the gates again. A refusal closes it, and the answer's `outcome` says why.
   * @throws {PinRequestUnknownError | PinRequestClosedError | ApprovalByRequesterError}
   */
  function approve(environment: string, id: number, identity: Identity): Promise<PinRequestView> {
    return change(environment, id, async (row) => {
      if (row.actor === identity.name || row.actorTokenId === identity.tokenId) throw new ApprovalByRequesterError(row.actor);
      const approved = { ...row, approvedBy: identity.name, decidedAt: now() };
      if (row.runAt !== null && row.runAt > now()) {
        return { set: { approvedBy: identity.name }, event: toEvent(approved, 'approve', identity, row.reason) };
      }
      return run(approved, identity);
    });
  }

  /** Rejects a request, or takes one's own back. @throws {PinRequestUnknownError | PinRequestClosedError} */
  function reject(environment: string, id: number, reason: string, identity: Identity): Promise<PinRequestView> {
    return change(environment, id, (row) => {
      const isOwn = row.actor === identity.name || row.actorTokenId === identity.tokenId;
      return Promise.resolve({
        set: { state: isOwn ? 'cancelled' : 'rejected', outcome: `${identity.name}: ${reason}`, decidedAt: now() },
        event: toEvent({ ...row, createdAt: now() }, isOwn ? 'cancel' : 'reject', identity, reason),
      });
    });
  }

  async function change(environment: string, id: number, work: (row: PinRequestRow) => Promise<PinRequestChange>): Promise<PinRequestView> {
    const changed = await repository.change(environment, id, (row) => {
      const state = row.expiresAt <= now() ? 'expired' : row.state;
      if (row.state !== 'waiting' || state === 'expired') throw new PinRequestClosedError(id, state);
      return work(row);
    });
    if (!changed) throw new PinRequestUnknownError(environment, id);
    return toView(changed);
  }

  /**
   * Carries a request out in its requester's name.
   * @param by the identity that the event names: the approver, or the requester at the scheduled time
   */
  async function run(row: PinRequestRow, by: Pick<Identity, 'name' | 'tokenId'>): Promise<PinRequestChange> {
    const result = await carryOut(row, revisions, async () => {
      // A token that was revoked since the request ends what was planned with it.
      const requester = await tokens.findRequester(row.actorTokenId);
      assertMayOperate(requester, row.environment);
      return requester;
    });
    const { approvedBy } = row;
    const decidedAt = now();
    if ('refusal' in result) {
      const event = toEvent({ ...row, createdAt: decidedAt }, 'refuse', by, result.refusal);
      return { set: { state: 'refused', approvedBy, decidedAt, outcome: result.refusal }, event };
    }
    const event = toEvent({ ...row, createdAt: decidedAt }, approvedBy === null ? 'run' : 'approve', by, row.reason, result.revision);
    return { set: { state: 'pinned', approvedBy, decidedAt, revision: result.revision }, event };
  }

  /** Carries out the requests that are due, each by one replica, and closes those that were not decided in time. */
  async function runDue(): Promise<void> {
    await repository.expire(now(), (row) =>
      toEvent({ ...row, createdAt: now() }, 'expire', { name: row.actor, tokenId: row.actorTokenId }, row.reason),
    );
    const work = (row: PinRequestRow) => run(row, { name: row.actor, tokenId: row.actorTokenId });
    while (await repository.runNext(now(), work));
  }

  return { request, list, approve, reject, runDue };
}

function toEvent(
  { environment, changes, createdAt }: Pick<PinRequestRow, 'environment' | 'changes' | 'createdAt'>,
  kind: NewEvent['kind'],
  { name, tokenId }: Pick<Identity, 'name' | 'tokenId'>,
  reason: string,
  revision: number | null = null,
): NewEvent {
  const values = changes.map(({ remote, from, to }) => ({ name: remote, from, to }));
  return { environment, kind, changes: values, reason, revision, actor: name, actorTokenId: tokenId, createdAt };
}

function formatReleases(composition: Composition): string {
  return Object.entries(composition)
    .map(([remote, version]) => formatRelease({ remote, version }))
    .join(', ');
}

function toView({ actor, createdAt, runAt, expiresAt, actorTokenId: _, decidedAt: __, ...row }: PinRequestRow): PinRequestView {
  return { ...row, runAt: runAt?.toISOString() ?? null, expiresAt: expiresAt.toISOString(), by: actor, at: createdAt.toISOString() };
}
