import { ApiError } from '@social/api';
import { fetchSessionId } from '@social/api/account/fetch-session-id';
import { apiClient, sessionStore } from '@social/session';

/** Keeps the provider's id of a session that has just begun. Without it nothing fails: the client sends the token where an id is wanted. */
export async function rememberSessionId(): Promise<void> {
  try {
    const sessionId = await fetchSessionId(apiClient);
    if (sessionId !== null) sessionStore.setSessionId(sessionId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
