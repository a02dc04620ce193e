/** With one property that every host has, because the types of Node lack the browser's scheduler. */
type Host = Pick<typeof globalThis, 'queueMicrotask'> & { scheduler?: { yield?: () => Promise<void> } };

/** Lets the browser handle input and draw a frame. Returns immediately if it has no `scheduler.yield`. */
export async function yieldToBrowser(): Promise<void> {
  const { scheduler }: Host = globalThis;
  await scheduler?.yield?.();
}
