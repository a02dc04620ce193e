let readServerTime = (): number => Date.now();

/** Lets the times of the page be measured by the server's clock: a device's own may be days off. The shell calls it once. */
export function setServerClock(now: () => number): void {
  readServerTime = now;
}

/** Milliseconds since 1970 by the server's clock; by the device's until that is known. */
export function serverNow(): number {
  return readServerTime();
}
