import { readDelta } from '../testing/read-delta';
import { createDeltaThread } from './delta-thread';

const makeText = (first: string) => [first, ...Array.from({ length: 5000 }, (_, index) => `word${(index * 7919) % 99_991}`)].join(' ');

test('a file is compressed in a thread to what makes it out of an older one', async () => {
  const thread = createDeltaThread();
  const [older, newer] = [makeText('older'), makeText('newer')];

  const frame = await thread.compress(Buffer.from(newer), Buffer.from(older));
  await thread.close();

  expect(frame.byteLength).toBeLessThan(100);
  expect((await readDelta(Buffer.concat([Buffer.alloc(40), frame]), older)).text).toBe(newer);
});
