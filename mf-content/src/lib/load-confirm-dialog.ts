import type { ComponentType } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog';

/** Loads the dialog that asks for a confirmation, for `useLazyOverlay`. */
export async function loadConfirmDialog(): Promise<ComponentType<ConfirmDialogProps>> {
  return (await import('./confirm-dialog')).ConfirmDialog;
}
