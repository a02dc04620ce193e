import type { QueryClient } from '@tanstack/react-query';

export const releasesKey = ['releases'] as const;
export const tokensKey = ['tokens'] as const;
/** Key of data that is not specific to the signed-in person. */
export const signInOfferKey = ['sign-in-offer'] as const;
export const webhooksKey = ['webhooks'] as const;

/** Returns the key of an environment's data. The parts of one environment are invalidated together. */
export function environmentKey(environment: string, part: string): string[] {
  return ['environment', environment, part];
}

/** Refetches the topics in the registry's stream of changes (`watchChanges`). */
export async function refetchTopics(queries: QueryClient, topics: readonly string[]): Promise<void> {
  if (topics.includes('*')) return queries.invalidateQueries();
  const keys = topics.flatMap((topic) => {
    const [kind, environment] = topic.split(':', 2);
    if (kind === 'environment' && environment !== undefined)
      // The answers about releases include where they run.
      return [['environments'], ['environment', environment], [...releasesKey]];
    return [[topic]];
  });
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
