import type { QueryClient } from '@tanstack/react-query';

export const releasesKey = ['releases'] as const;
export const tokensKey = ['tokens'] as const;
/** Of what is no secret of who was signed in. */
export const signInOfferKey = ['sign-in-offer'] as const;
export const webhooksKey = ['webhooks'] as const;

/** The key of what is read of an environment; the parts of one are old together. */
export function environmentKey(environment: string, part: string): string[] {
  return ['environment', environment, part];
}

/** Reads again what the registry's stream of changes names (`watchChanges`). */
export async function refetchTopics(queries: QueryClient, topics: readonly string[]): Promise<void> {
  if (topics.includes('*')) return queries.invalidateQueries();
  const keys = topics.flatMap((topic) => {
    const [kind, environment] = topic.split(':', 2);
    if (kind === 'environment' && environment !== undefined)
      // Where releases run is part of the answers about releases.
      return [['environments'], ['environment', environment], [...releasesKey]];
    return [[topic]];
  });
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
