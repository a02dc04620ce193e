import { createQueues } from './create-queues';

/** A task that ends when the test says so. */
function startable() {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve(name))));
  };
  return { started, task, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

test('tasks of one name run one after another, those of another name at once', async () => {
  const { started, task, end } = startable();
  const enqueue = createQueues();
  const first = enqueue('production', task('first'));
  const second = enqueue('production', task('second'));
  void enqueue('staging', task('other'));
  await Promise.resolve();
  expect(started).toEqual(['first', 'other']);

  end('first');

  expect(await first).toBe('first');
  expect(started).toEqual(['first', 'other', 'second']);
  end('second');
  expect(await second).toBe('second');
});

test('a task that fails rejects for its caller alone, and the next one runs', async () => {
  const { task, end } = startable();
  const enqueue = createQueues();
  const first = enqueue('production', task('first'));
  const second = enqueue('production', task('second'));
  await Promise.resolve();

  end('first', new Error('refused'));

  await expect(first).rejects.toThrow('refused');
  end('second');
  expect(await second).toBe('second');
});
