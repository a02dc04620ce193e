import type { Composition } from '@social/contracts';
import {
  chainReply,
  checkReportReply,
  checkReportsReply,
  diffReply,
  environmentReply,
  environmentsReply,
  explanationReply,
  historyReply,
  kitReply,
  planReply,
  revisionReply,
  statusReply,
  type Chain,
  type CheckReport,
  type CompositionChanges,
  type Diff,
  type Environment,
  type Explanation,
  type History,
  type Kit,
  type Plan,
  type Revision,
  type Settings,
  type Status,
} from './replies';
import { eventsReply, type Events } from './event-replies';
import { createReleaseMethods } from './release-methods';
import { createPinRequestMethods, type PinOptions } from './pin-request-methods';
import { createCanaryMethods } from './canary-methods';
import { createWebhookMethods } from './webhook-methods';
import { createSignInMethods } from './sign-in-methods';
import { createTokenMethods } from './token-methods';
import { environmentPath } from './environment-path';
import { sendRequest, type Connection, type RequestOptions } from './send-request';

export type CheckSubject = { release: { remote: string; version: string } } | { composition: Composition };

export type RegistryClient = ReturnType<typeof createRegistryClient>;

export type RollbackRequest = {
  basedOn: number;
  to?: number | undefined;
  remote?: string | undefined;
  reason: string;
  takesBackOthers?: boolean;
};

/** `before` is the `next` of the page before. */
type PageRequest = { before?: number | undefined; limit?: number | undefined };

const VERIFY_TIMEOUT_MS = 120_000;

/**
 * Creates a client of a registry. Every method rejects with `RegistryError`. A read is retried when the registry is unavailable;
 * a change is sent once, because after a lost answer nobody knows whether it was done.
 */
export function createRegistryClient(connection: Connection) {
  const send = <T>(options: RequestOptions<T>) => sendRequest(connection, options);
  const value = async <T>(options: RequestOptions<T>): Promise<T> => (await send(options)).value;

  return {
    ...createReleaseMethods(send),

    /** Pins versions, based on a revision: 0 while nothing is pinned. Rejects with REG_REVISION_STALE when it is no longer the latest. */
    pin(environment: string, request: PinOptions): Promise<Revision> {
      const { basedOn, ...json } = request;
      return value({ method: 'POST', path: environmentPath(environment, '/revisions'), json, ifMatch: basedOn, reply: revisionReply });
    },

    /** Says what a pin would do, without doing it. */
    plan(environment: string, json: { changes: CompositionChanges; skipGates?: string[] | undefined }): Promise<Plan> {
      return value({ method: 'POST', path: environmentPath(environment, '/plan'), json, reply: planReply });
    },

    /**
     * Restores the composition of revision `to`, else the one before the present one; with `remote` the version before of that remote alone.
     * Rejects with REG_ROLLBACK_OF_OTHERS where that takes back changes of other people, unless `takesBackOthers`.
     */
    rollBack(environment: string, request: RollbackRequest): Promise<Revision> {
      const { basedOn, ...json } = request;
      return value({ method: 'POST', path: environmentPath(environment, '/rollback'), json, ifMatch: basedOn, reply: revisionReply });
    },

    /** Switches a remote off or on, whatever version of it is pinned. Repeating changes nothing. */
    setDisabled(environment: string, remote: string, json: { isDisabled: boolean; reason: string }): Promise<Revision> {
      const path = environmentPath(environment, `/remotes/${encodeURIComponent(remote)}/switch`);
      return value({ method: 'PUT', path, json, reply: revisionReply });
    },

    /** Freezes an environment until a time: no version moves but by a rollback. */
    freeze(environment: string, json: { until: string; reason: string }): Promise<Environment> {
      return value({ method: 'PUT', path: environmentPath(environment, '/freeze'), json, reply: environmentReply });
    },

    unfreeze(environment: string): Promise<Environment> {
      return value({ method: 'DELETE', path: environmentPath(environment, '/freeze'), reply: environmentReply });
    },

    status: (environment: string): Promise<Status> => value({ path: environmentPath(environment, '/status'), reply: statusReply }),

    /** Reads a page of the history, newest first; `before` is the `next` of the page before. */
    history(environment: string, page: PageRequest = {}): Promise<History> {
      return value({ path: environmentPath(environment, `/revisions?${toQuery(page)}`), reply: historyReply });
    },

    /** Reads a page of what happened besides revisions, newest first: changes of settings with their values, freezes and their ends. */
    events(environment: string, page: PageRequest = {}): Promise<Events> {
      return value({ path: environmentPath(environment, `/events?${toQuery(page)}`), reply: eventsReply });
    },

    revision: (environment: string, revision: number): Promise<Revision> =>
      value({ path: environmentPath(environment, `/revisions/${revision}`), reply: revisionReply }),

    /** Compares an environment with another one, or with an older revision of its own. */
    diff(environment: string, other: string | number): Promise<Diff> {
      return value({ path: environmentPath(environment, `/diff?with=${encodeURIComponent(other)}`), reply: diffReply });
    },

    /** Explains what an environment runs; with a path only the release that fills it. */
    explain(environment: string, path?: string): Promise<Explanation> {
      const query = path === undefined ? '' : `?${new URLSearchParams({ path }).toString()}`;
      return value({ path: environmentPath(environment, `/explanation${query}`), reply: explanationReply });
    },

    /** Checks that the environment's history is as it was written. It reads all of it, so it may take longer than other reads. */
    verify: (environment: string): Promise<Chain> =>
      value({ path: environmentPath(environment, '/chain'), reply: chainReply, timeoutMs: VERIFY_TIMEOUT_MS }),

    /** Reports whether a check of a release, or of releases together, passed. */
    reportCheck(json: { check: string; subject: CheckSubject; isPassed: boolean; url?: string | null }): Promise<CheckReport> {
      return value({ method: 'POST', path: '/checks', json, reply: checkReportReply });
    },

    /** Lists the reports about a release, newest first. */
    async checkReports({ remote, version }: { remote: string; version: string }): Promise<CheckReport[]> {
      const path = `/releases/${encodeURIComponent(remote)}/${encodeURIComponent(version)}/checks`;
      return (await value({ path, reply: checkReportsReply })).reports;
    },

    /** Lists the packages that an environment's shell was built from. */
    kit: (environment: string): Promise<Kit> => value({ path: environmentPath(environment, '/kit'), reply: kitReply }),

    async environments(): Promise<Environment[]> {
      return (await value({ path: '/environments', reply: environmentsReply })).environments;
    },

    environment: (name: string): Promise<Environment> => value({ path: environmentPath(name), reply: environmentReply }),

    /**
     * Makes an environment or changes its settings, based on their version: 0 makes a new one. The same settings again change nothing.
     * Rejects with REG_SETTINGS_STALE when somebody changed them in between.
     */
    putEnvironment(name: string, { basedOn, settings }: { basedOn: number; settings: Settings }): Promise<Environment> {
      return value({ method: 'PUT', path: environmentPath(name), json: settings, ifMatch: basedOn, reply: environmentReply });
    },

    /** Archives an environment, which is then served no more, or restores it. Repeating changes nothing. */
    setArchived(environment: string, json: { isArchived: boolean; reason: string }): Promise<Revision> {
      return value({ method: 'PUT', path: environmentPath(environment, '/archive'), json, reply: revisionReply });
    },

    ...createTokenMethods(value),
    ...createSignInMethods(value),
    ...createPinRequestMethods(value),
    ...createCanaryMethods(value),
    ...createWebhookMethods(value),
  };
}

function toQuery({ before, limit }: PageRequest): string {
  const query = new URLSearchParams({
    ...(before === undefined ? {} : { before: String(before) }),
    ...(limit === undefined ? {} : { limit: String(limit) }),
  });
  return query.toString();
}
