import { ApiError } from '@social/api';
import { fetchSessionId } from '@social/api/account/fetch-session-id';
import { apiClient, sessionStore } from '@social/session';

/** Stores the provider's id of a new session. It is optional: without it the client sends the token. */
export async function rememberSessionId(): Promise<void> {
  try {
    const sessionId = await fetchSessionId(apiClient);
    if (sessionId !== null) sessionStore.setSessionId(sessionId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
