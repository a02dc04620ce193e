import { brotliDecompressSync } from 'node:zlib';
import { createCompressionThread } from './compression-thread';

test('texts are compressed in a thread, which can be closed at any time', async () => {
  const thread = createCompressionThread();
  const text = 'the same words '.repeat(50);

  const [first, second] = await Promise.all([thread.compress(Buffer.from(text)), thread.compress(Buffer.from('other'))]);
  await thread.close();

  expect(brotliDecompressSync(first ?? '').toString()).toBe(text);
  expect(brotliDecompressSync(second ?? '').toString()).toBe('other');
  expect(first?.byteLength).toBeLessThan(50);
});
