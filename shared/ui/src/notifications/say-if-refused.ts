import { notify } from './notify';

/**
 * Waits for a wish; when it is refused, says what now holds. `refusedWords` as in `offerUndo`.
 * @throws what `refusedWords` throws.
 */
export async function sayIfRefused(wish: Promise<void>, refusedWords: (error: unknown) => string | null): Promise<void> {
  try {
    await wish;
  } catch (error) {
    const words = refusedWords(error);
    if (words !== null) await notify({ severity: 'error', message: words });
  }
}
