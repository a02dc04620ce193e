import { sha256 } from '../sha256';
import { decodeText, digestText, encodeText, listShared, shareText } from './rendered-text';

const hashes = shareText('"/r/mf_feed/0.1.0/main.js":"sha384-abc"');
const parts = ['{"html":"', hashes, '"},', '{"html":"', hashes, '"}'];
const joined = `{"html":"${hashes.text}"},{"html":"${hashes.text}"}`;
const stored = encodeText(parts);

test('a stored text has each of its own parts once and no shared one, and reads as the joined parts', () => {
  expect(stored.match(/html/g)).toHaveLength(1);
  expect(stored).not.toContain(hashes.text);
  expect(listShared(stored)).toEqual([hashes.digest]);
  expect(decodeText(stored, new Map([[hashes.digest, hashes.text]]))).toBe(joined);
});

test('the digest of a text in parts is that of the joined one', () => {
  expect(digestText(parts)).toBe(sha256(joined));
});

test('a stored text without its shared one cannot be read', () => {
  expect(decodeText(stored, new Map())).toBeNull();
});
