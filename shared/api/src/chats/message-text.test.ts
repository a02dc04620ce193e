import { readMessageText } from './message-text';

const TIME = '1700000000';

test.each([
  ['a word', 'sFkixH9mcft/nh5Q0MmYDA==', 'hello'],
  ['text whose entities were encoded before it was encrypted', 'vLIWO5gBa/iwfDiNDd8O9w==', 'Tom & Jerry'],
])('%s', async (_what, encrypted, plain) => {
  await expect(readMessageText(encrypted, TIME)).resolves.toBe(plain);
});

test('a text of several blocks is decrypted completely', async () => {
  const text = 'Meet me at the harbour at half past nine, will you? 🙂 &lt;3';
  await expect(readMessageText(await encrypt(text, TIME), TIME)).resolves.toBe('Meet me at the harbour at half past nine, will you? 🙂 <3');
});

test.each([
  ['plain text', 'See you at 9'],
  ['plain text that could be base64', 'abcd'],
  ['plain text of sixteen bytes of base64', 'AAAAAAAAAAAAAAAAAAAAAA=='],
  ['nothing', ''],
])('%s is returned as it is', async (_what, text) => {
  await expect(readMessageText(text, TIME)).resolves.toBe(text);
});

test('text with another time as key is returned as it is', async () => {
  await expect(readMessageText('sFkixH9mcft/nh5Q0MmYDA==', '1700000001')).resolves.toBe('sFkixH9mcft/nh5Q0MmYDA==');
});

test('without WebCrypto the text is returned as it is', async () => {
  jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await expect(readMessageText('sFkixH9mcft/nh5Q0MmYDA==', TIME)).resolves.toBe('sFkixH9mcft/nh5Q0MmYDA==');
});

/** Encrypts by ECB: each block by itself, by CBC with an empty vector. */
async function encrypt(text: string, time: string): Promise<string> {
  const keyBytes = new Uint8Array(16);
  keyBytes.set(new TextEncoder().encode(time));
  const key = await crypto.subtle.importKey('raw', keyBytes, 'AES-CBC', false, ['encrypt']);
  const bytes = [...new TextEncoder().encode(text)];
  const padding = 16 - (bytes.length % 16);
  const padded = Uint8Array.from([...bytes, ...Array.from({ length: padding }, () => padding)]);
  let encrypted = '';
  for (let at = 0; at < padded.length; at += 16) {
    const block = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: new Uint8Array(16) }, key, padded.slice(at, at + 16));
    encrypted += String.fromCharCode(...new Uint8Array(block, 0, 16));
  }
  return btoa(encrypted);
}
