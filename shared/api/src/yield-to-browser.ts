/** With one property that each host has: the types of Node do not know the browser's scheduler. */
type Host = Pick<typeof globalThis, 'queueMicrotask'> & { scheduler?: { yield?: () => Promise<void> } };

/** Lets the browser act on input and draw a frame before what follows. At once where it has no `scheduler.yield`. */
export async function yieldToBrowser(): Promise<void> {
  const { scheduler }: Host = globalThis;
  await scheduler?.yield?.();
}
