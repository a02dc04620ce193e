import { ApiError } from '@social/api';
import { notify } from '@social/ui';

/** Waits for a wish; when the provider refuses it, says what now holds. A bug passes through. */
export async function sayIfRefused(wish: Promise<void>, whatNowHolds: string): Promise<void> {
  try {
    await wish;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The session's own end is told by the sign-in screen.
    if (error.kind !== 'signed-out') await notify({ severity: 'error', message: whatNowHolds });
  }
}
