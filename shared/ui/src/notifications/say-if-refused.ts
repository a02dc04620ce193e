import { notify } from './notify';

/**
 * Waits for a wish; when it is refused, says what now holds. `refusedMessage` as in `offerUndo`.
 * @throws what `refusedMessage` throws.
 */
export async function sayIfRefused(wish: Promise<void>, refusedMessage: (error: unknown) => string | null): Promise<void> {
  try {
    await wish;
  } catch (error) {
    const words = refusedMessage(error);
    if (words !== null) await notify({ severity: 'error', message: words });
  }
}
