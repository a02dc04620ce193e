import { t } from '@social/texts';
import { notify } from '../notifications/notify';
import { useState, type ComponentType } from 'react';

export type LazyOverlay<Props> = {
  /** Null while it is closed. */
  Overlay: ComponentType<Props> | null;
  open: () => Promise<void>;
  close: () => void;
};

/** Loads a menu's or dialog's code when it is first opened; a failed load shows a notice with Retry. @param name such as 'The options' */
export function useLazyOverlay<Props>(name: string, load: () => Promise<ComponentType<Props>>): LazyOverlay<Props> {
  const [Overlay, setOverlay] = useState<ComponentType<Props> | null>(null);

  async function open(): Promise<void> {
    const component = await load().catch(() => null);
    if (component) return setOverlay(() => component);
    const outcome = await notify({ severity: 'error', message: t('{name} could not be opened.', { name }), action: t('Retry') });
    if (outcome === 'action') await open();
  }

  return { Overlay, open, close: () => setOverlay(null) };
}
