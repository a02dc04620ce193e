import { ApiError } from '@social/api';
import { notify } from '@social/ui';

/** Long enough to read and to reach; hovering the notice stops the clock. */
const UNDO_MS = 6000;

export type UndoOffer = {
  /** What was done: it shows already. */
  said: string;
  /** Puts everything back. */
  undo: () => void;
  /** Makes it last at the provider, which has no way back. */
  carryOut: () => Promise<unknown>;
  /** What happened, and what now holds. */
  refusedWords: (error: ApiError) => string;
};

/** Tells what was done, with Undo; asks the provider when the notice has gone. Who leaves the page sooner loses nothing. Rejects only on a bug. */
export async function offerUndo({ said, undo, carryOut, refusedWords }: UndoOffer): Promise<void> {
  const end = await notify({ severity: 'success', message: said, action: 'Undo', durationMs: UNDO_MS });
  if (end === 'action') return undo();
  try {
    await carryOut();
  } catch (error) {
    undo();
    if (!(error instanceof ApiError)) throw error;
    if (error.kind !== 'signed-out') await notify({ severity: 'error', message: refusedWords(error) });
  }
}
