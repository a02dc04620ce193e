import type { PersonId } from '@social/api';
import { fetchTwoFactor } from '@social/api/account/two-factor';
import { apiClient } from '@social/session';

/** Reads whether the member signs in with codes. */
export const twoFactorQuery = (userId: PersonId | null) => ({
  queryKey: ['two-factor', userId],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchTwoFactor(apiClient, { signal }),
});
