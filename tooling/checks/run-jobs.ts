/** Runs jobs concurrently, up to a maximum number at once. @returns their results in the order of the jobs. */
export async function runJobs<T>(jobs: readonly (() => Promise<T>)[], maxAtOnce: number): Promise<T[]> {
  const results: T[] = [];
  const queue = [...jobs.entries()];
  const workers = Array.from({ length: Math.min(maxAtOnce, jobs.length) }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, job] = next;
      results[index] = await job();
    }
  });
  await Promise.all(workers);
  return results;
}
