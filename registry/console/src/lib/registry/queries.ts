import type { Webhook } from '@social/registry-client/browser';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session-provider';
import { useRegistry } from './registry-provider';
import { forgetWebhook, isWebhookUnknown } from './forget-webhook';
import { environmentKey, releasesKey, signInOfferKey, tokensKey, webhooksKey } from './query-keys';

const RECENT_REVISIONS = 50;
const REPORT_INTERVAL_MS = 5000;

/** Lists the environments. A change of any environment invalidates the list. */
export function useEnvironments() {
  const registry = useRegistry();
  return useQuery({ queryKey: ['environments'], queryFn: () => registry.environments() });
}

/** Explains the compositions of environments: each release, the author of its pin, its fallback, and the gates' current verdicts. */
export function useExplanations(environments: readonly string[]) {
  const registry = useRegistry();
  return useQueries({
    queries: environments.map((environment) => ({
      queryKey: environmentKey(environment, 'explanation'),
      queryFn: () => registry.explain(environment),
    })),
  });
}

export function useExplanation(environment: string) {
  const registry = useRegistry();
  return useQuery({ queryKey: environmentKey(environment, 'explanation'), queryFn: () => registry.explain(environment) });
}

/** Reads what can be set for the remotes that an environment runs. */
export function useConfiguration(environment: string) {
  const registry = useRegistry();
  return useQuery({ queryKey: environmentKey(environment, 'configuration'), queryFn: () => registry.configuration(environment) });
}

export function useRemotes() {
  const registry = useRegistry();
  return useQuery({ queryKey: [...releasesKey, 'remotes'], queryFn: () => registry.remotes() });
}

export function useReleases(remote: string) {
  const registry = useRegistry();
  return useQuery({ queryKey: [...releasesKey, remote], queryFn: () => registry.releases(remote) });
}

/** Reads the manifests of releases, which never change. */
export function useManifests(releases: readonly { remote: string; version: string }[]) {
  const registry = useRegistry();
  return useQueries({
    queries: releases.map((release) => ({
      queryKey: ['manifest', release.remote, release.version],
      queryFn: () => registry.manifest(release),
      staleTime: Infinity,
    })),
  });
}

/** Lists when and where a release ran. */
export function useReleaseRuns(release: { remote: string; version: string }) {
  const registry = useRegistry();
  return useQuery({
    queryKey: [...releasesKey, release.remote, release.version, 'runs'],
    queryFn: () => registry.releaseRuns(release),
  });
}

export function useCheckReports(release: { remote: string; version: string }) {
  const registry = useRegistry();
  return useQuery({
    queryKey: [...releasesKey, release.remote, release.version, 'checks'],
    queryFn: () => registry.checkReports(release),
  });
}

export function useStatus(environment: string) {
  const registry = useRegistry();
  return useQuery({ queryKey: environmentKey(environment, 'status'), queryFn: () => registry.status(environment) });
}

/** Reads the newest revisions, newest first. */
export function useRecentRevisions(environment: string) {
  const registry = useRegistry();
  return useQuery({
    queryKey: environmentKey(environment, 'recent-revisions'),
    queryFn: () => registry.history(environment, { limit: RECENT_REVISIONS }),
  });
}

/** Lists pending pins, and the outcomes of the latest ones. */
export function usePinRequests(environment: string) {
  const registry = useRegistry();
  return useQuery({ queryKey: environmentKey(environment, 'pin-requests'), queryFn: () => registry.pinRequests(environment) });
}

/** Reads the canary and its results. The stream of changes does not include visitors' reports, so this polls as often as edges report. */
export function useCanary(environment: string) {
  const registry = useRegistry();
  const isSignedIn = useSession().token !== null;
  return useQuery({
    queryKey: environmentKey(environment, 'canary'),
    queryFn: () => registry.canary(environment),
    refetchInterval: ({ state }) => (isSignedIn && state.data?.canary ? REPORT_INTERVAL_MS : false),
  });
}

/** Lists the webhooks that the token may manage. */
export function useWebhooks() {
  const registry = useRegistry();
  return useQuery({ queryKey: [...webhooksKey], queryFn: () => registry.webhooks() });
}

/** Lists the last deliveries of a webhook, newest first. Does not request those of a webhook that is not in the list any more. */
export function useWebhookDeliveries(webhook: number) {
  const registry = useRegistry();
  const queries = useQueryClient();
  return useQuery({
    queryKey: [...webhooksKey, webhook, 'deliveries'],
    queryFn: async () => {
      try {
        return await registry.webhookDeliveries(webhook);
      } catch (error) {
        if (!isWebhookUnknown(error)) throw error;
        // Another operator has removed it, and the list has not been refetched yet.
        forgetWebhook(queries, webhook);
        return [];
      }
    },
    enabled: () => queries.getQueryData<Webhook[]>(webhooksKey)?.some(({ id }) => id === webhook) ?? false,
  });
}

/** Reads the available ways to sign in, besides tokens. */
export function useSignInOffer() {
  const registry = useRegistry();
  return useQuery({ queryKey: [...signInOfferKey], queryFn: () => registry.signInOffer(), staleTime: Infinity });
}

export function useTokens() {
  const registry = useRegistry();
  return useQuery({ queryKey: [...tokensKey], queryFn: () => registry.tokens() });
}
