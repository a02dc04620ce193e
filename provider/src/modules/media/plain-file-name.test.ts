import { toPlainFileName } from './plain-file-name';

test.each([
  ['an emoji of several characters', '👨‍👩‍👧.txt', '👨‍👩‍👧.txt'],
  ['a quote, as browsers send it', 'quote%22.txt', 'quote".txt'],
  ['a letter with a joiner', 'क्‍ष.pdf', 'क्‍ष.pdf'],
  ['a name from right to left', 'تقرير.pdf', 'تقرير.pdf'],
  ['a folder of Windows', 'C:\\Users\\asha\\a.txt', 'a.txt'],
  ['a folder', '../../etc/passwd', 'passwd'],
  ['line breaks and other control characters', 'a%0D%0Ab\u0007.txt', 'ab.txt'],
  ['a mark that turns the name around', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['tags', '<b>.txt', 'b.txt'],
  ['an invisible name', '\u200B', 'file'],
  ['no name', '', 'file'],
  ['a long name of emoji', `${'🎉'.repeat(200)}.txt`, `${'🎉'.repeat(116)}.txt`],
])('%s', (_kind, sent, plain) => {
  expect(toPlainFileName(sent)).toBe(plain);
});
