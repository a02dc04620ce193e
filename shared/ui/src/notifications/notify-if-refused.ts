import { notify } from './notify';

/**
 * Waits for an optimistic update and, when it is refused, shows a notice. `refusedMessage` as in `offerUndo`.
 * @throws what `refusedMessage` throws.
 */
export async function notifyIfRefused(update: Promise<void>, refusedMessage: (error: unknown) => string | null): Promise<void> {
  try {
    await update;
  } catch (error) {
    const message = refusedMessage(error);
    if (message !== null) await notify({ severity: 'error', message });
  }
}
