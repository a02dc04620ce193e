import { t } from '@social/texts';
import { notify } from './notify';

/** Long enough to read and to reach. */
const UNDO_MS = 6000;

export type UndoOffer = {
  /** Says what happened; the page shows it already. */
  message: string;
  /** Reverts it on the page. */
  undo: () => void;
  /** Carries it out at the provider, which cannot revert it. */
  commit: () => Promise<unknown>;
  /** Returns what happened and what now holds, or null to show nothing. Throws an error that is a bug: see @social/api/refusal-message. */
  refusedMessage: (error: unknown) => string | null;
};

/**
 * Shows a notice with Undo for 6 seconds and commits when it closes. The commit also runs after the member has left the page.
 * @throws what `refusedMessage` throws, after `undo`.
 */
export async function offerUndo({ message, undo, commit, refusedMessage }: UndoOffer): Promise<void> {
  const outcome = await notify({ severity: 'success', message, action: t('Undo'), durationMs: UNDO_MS });
  if (outcome === 'action') return undo();
  try {
    await commit();
  } catch (error) {
    undo();
    const refusal = refusedMessage(error);
    if (refusal !== null) await notify({ severity: 'error', message: refusal });
  }
}
