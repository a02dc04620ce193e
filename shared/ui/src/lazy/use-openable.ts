import { notify } from '../notifications/notify';
import { useState, type ComponentType } from 'react';

export type Openable<Props> = {
  /** What to show while it is open. */
  Part: ComponentType<Props> | null;
  open: () => Promise<void>;
  close: () => void;
};

/** A menu or dialog whose code comes when it is first opened. One that does not come is said to be missing, with Retry. */
export function useOpenable<Props>(what: string, load: () => Promise<ComponentType<Props>>): Openable<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  async function open(): Promise<void> {
    const part = await load().catch(() => null);
    if (part) return setPart(() => part);
    const end = await notify({ severity: 'error', message: `${what} could not be opened.`, action: 'Retry' });
    if (end === 'action') await open();
  }

  return { Part, open, close: () => setPart(null) };
}
