type Line = { waiting: (() => void)[]; timer: NodeJS.Timeout };

/** Lets those who wait under one name go one after another: the first at once, each other one when `next` is called or `intervalMs` passed. */
export function createTurns(intervalMs: number) {
  const lines = new Map<string, Line>();

  function next(name: string): void {
    const line = lines.get(name);
    if (!line) return;
    clearTimeout(line.timer);
    const go = line.waiting.shift();
    if (!go) return void lines.delete(name);
    line.timer = startTimer(name);
    go();
  }

  function startTimer(name: string): NodeJS.Timeout {
    return setTimeout(() => next(name), intervalMs).unref();
  }

  function wait(name: string): Promise<void> {
    const line = lines.get(name);
    if (line) return new Promise((resolve) => line.waiting.push(resolve));
    lines.set(name, { waiting: [], timer: startTimer(name) });
    return Promise.resolve();
  }

  return { wait, next };
}
