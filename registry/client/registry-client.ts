import type { Composition } from '@social/contracts';
import {
  chainReply,
  checkReportReply,
  checkReportsReply,
  diffReply,
  configurationReply,
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
  type Configuration,
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
import { readBytes, sendRequest, type Connection, type RequestOptions } from './send-request';

export type CheckSubject = { release: { remote: string; version: string } } | { composition: Composition };

export type RegistryClient = ReturnType<typeof createRegistryClient>;

export type RollbackRequest = {
  basedOn: number;
  to?: number | undefined;
  remote?: string | undefined;
  reason: string;
  takesBackOthers?: boolean;
};

/** `before` is the `next` of the previous page. */
type PageRequest = { before?: number | undefined; limit?: number | undefined };

const VERIFY_TIMEOUT_MS = 120_000;

/**
 * Creates a client of a registry. Every method rejects with `RegistryError`. Reads are retried while the registry is unavailable. Changes
 * are sent once, because their outcome is unknown after a lost answer.
 */
export function createRegistryClient(connection: Connection) {
  const send = <T>(options: RequestOptions<T>) => sendRequest(connection, options);
  const value = async <T>(options: RequestOptions<T>): Promise<T> => (await send(options)).value;

  return {
    ...createReleaseMethods(send, (path) => readBytes(connection, path)),

    /** Pins versions, based on a revision (0 if nothing is pinned). Rejects with REG_REVISION_STALE if it is no longer the latest. */
    pin(environment: string, request: PinOptions): Promise<Revision> {
      const { basedOn, ...json } = request;
      return value({ method: 'POST', path: environmentPath(environment, '/revisions'), json, ifMatch: basedOn, reply: revisionReply });
    },

    /** Plans a pin: returns its effect without carrying it out. */
    plan(environment: string, json: { changes: CompositionChanges; skipGates?: string[] | undefined }): Promise<Plan> {
      return value({ method: 'POST', path: environmentPath(environment, '/plan'), json, reply: planReply });
    },

    /**
     * Restores the composition of revision `to`, or the previous one by default. With `remote`, rolls back only that remote to its previous
     * version. Rejects with REG_ROLLBACK_OF_OTHERS if that reverts changes of other people, unless `takesBackOthers`.
     */
    rollBack(environment: string, request: RollbackRequest): Promise<Revision> {
      const { basedOn, ...json } = request;
      return value({ method: 'POST', path: environmentPath(environment, '/rollback'), json, ifMatch: basedOn, reply: revisionReply });
    },

    /** Switches a remote off or on, at any version. Repeating it changes nothing. */
    setDisabled(environment: string, remote: string, json: { isDisabled: boolean; reason: string }): Promise<Revision> {
      const path = environmentPath(environment, `/remotes/${encodeURIComponent(remote)}/switch`);
      return value({ method: 'PUT', path, json, reply: revisionReply });
    },

    /** Freezes an environment until a time: only rollbacks can change versions. */
    freeze(environment: string, json: { until: string; reason: string }): Promise<Environment> {
      return value({ method: 'PUT', path: environmentPath(environment, '/freeze'), json, reply: environmentReply });
    },

    unfreeze(environment: string): Promise<Environment> {
      return value({ method: 'DELETE', path: environmentPath(environment, '/freeze'), reply: environmentReply });
    },

    status: (environment: string): Promise<Status> => value({ path: environmentPath(environment, '/status'), reply: statusReply }),

    /** Reads a page of the history, newest first. `before` is the `next` of the previous page. */
    history(environment: string, page: PageRequest = {}): Promise<History> {
      return value({ path: environmentPath(environment, `/revisions?${toQuery(page)}`), reply: historyReply });
    },

    /** Reads a page of events other than revisions, newest first: changed settings with their values, freezes and their ends. */
    events(environment: string, page: PageRequest = {}): Promise<Events> {
      return value({ path: environmentPath(environment, `/events?${toQuery(page)}`), reply: eventsReply });
    },

    revision: (environment: string, revision: number): Promise<Revision> =>
      value({ path: environmentPath(environment, `/revisions/${revision}`), reply: revisionReply }),

    /** Compares an environment with another one, or with an older revision of its own. */
    diff(environment: string, other: string | number): Promise<Diff> {
      return value({ path: environmentPath(environment, `/diff?with=${encodeURIComponent(other)}`), reply: diffReply });
    },

    /** Explains the composition of an environment. With a path, only the release that fills it. */
    explain(environment: string, path?: string): Promise<Explanation> {
      const query = path === undefined ? '' : `?${new URLSearchParams({ path }).toString()}`;
      return value({ path: environmentPath(environment, `/explanation${query}`), reply: explanationReply });
    },

    /** Verifies that the environment's history is unchanged. It reads the whole history, so it may take longer than other reads. */
    verify: (environment: string): Promise<Chain> =>
      value({ path: environmentPath(environment, '/chain'), reply: chainReply, timeoutMs: VERIFY_TIMEOUT_MS }),

    /** Reports the result of a check of one or several releases. */
    reportCheck(json: { check: string; subject: CheckSubject; isPassed: boolean; url?: string | null }): Promise<CheckReport> {
      return value({ method: 'POST', path: '/checks', json, reply: checkReportReply });
    },

    /** Lists the reports about a release, newest first. */
    async checkReports({ remote, version }: { remote: string; version: string }): Promise<CheckReport[]> {
      const path = `/releases/${encodeURIComponent(remote)}/${encodeURIComponent(version)}/checks`;
      return (await value({ path, reply: checkReportsReply })).reports;
    },

    /** Lists the packages from which an environment's shell was built. */
    kit: (environment: string): Promise<Kit> => value({ path: environmentPath(environment, '/kit'), reply: kitReply }),

    async environments(): Promise<Environment[]> {
      return (await value({ path: '/environments', reply: environmentsReply })).environments;
    },

    environment: (name: string): Promise<Environment> => value({ path: environmentPath(name), reply: environmentReply }),

    /** Reads what can be set for the remotes that an environment runs, and what is set. */
    configuration(environment: string): Promise<Configuration> {
      return value({ path: environmentPath(environment, '/configuration'), reply: configurationReply });
    },

    /**
     * Creates an environment or changes its settings, based on their version (0 creates one). Unchanged settings change nothing. Rejects
     * with REG_SETTINGS_STALE if another person has changed them since.
     */
    putEnvironment(name: string, { basedOn, settings }: { basedOn: number; settings: Settings }): Promise<Environment> {
      return value({ method: 'PUT', path: environmentPath(name), json: settings, ifMatch: basedOn, reply: environmentReply });
    },

    /** Archives an environment, which is then no longer served, or restores it. Repeating it changes nothing. */
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
