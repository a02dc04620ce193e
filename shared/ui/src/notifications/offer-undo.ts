import { notify } from './notify';

/** Long enough to read and to reach; hovering the notice stops the clock. */
const UNDO_MS = 6000;

export type UndoOffer = {
  /** What was done: it shows already. */
  said: string;
  /** Puts everything back. */
  undo: () => void;
  /** Makes it last at the provider, which has no way back. */
  carryOut: () => Promise<unknown>;
  /** What happened, and what now holds; null says nothing. Throws what is a bug: see @social/api/refusal-words. */
  refusedMessage: (error: unknown) => string | null;
};

/**
 * Tells what was done, with Undo for 6 seconds; asks the provider when the notice has gone. Who leaves the page sooner loses nothing.
 * @throws what `refusedMessage` throws, with everything put back.
 */
export async function offerUndo({ said, undo, carryOut, refusedMessage }: UndoOffer): Promise<void> {
  const end = await notify({ severity: 'success', message: said, action: 'Undo', durationMs: UNDO_MS });
  if (end === 'action') return undo();
  try {
    await carryOut();
  } catch (error) {
    undo();
    const words = refusedMessage(error);
    if (words !== null) await notify({ severity: 'error', message: words });
  }
}
