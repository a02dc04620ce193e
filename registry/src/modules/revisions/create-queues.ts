/** Makes a function that runs tasks of one name one after another, in the order in which they came, and those of other names at once. */
export function createQueues() {
  const lasts = new Map<string, Promise<unknown>>();

  return function enqueue<T>(name: string, task: () => Promise<T>): Promise<T> {
    // A task runs whether or not the one before it failed, which is its caller's matter.
    const running = (lasts.get(name) ?? Promise.resolve()).then(task, task);
    lasts.set(name, running);
    const forget = () => {
      if (lasts.get(name) === running) lasts.delete(name);
    };
    running.then(forget, forget);
    return running;
  };
}
