import { TextArea } from '@social/ui';
import { screen } from '@testing-library/react';
import { renderInTheme } from '../testing/render-in-theme';
import { LimitedField } from './limited-field';
import { formatExcess, isTooLong } from './text-limit';

test.each([
  ['a'.repeat(10), null],
  ['a'.repeat(11), '1 character too long'],
  ['a'.repeat(2010), '2,000 characters too long'],
  ['🎉'.repeat(10), null],
  ['🎉'.repeat(12), '2 characters too long'],
  [`${'a'.repeat(10)}   `, null],
  [`${'\n'.repeat(3)}${'a'.repeat(10)}`, null],
  [`a${'\r\n'.repeat(8)}b`, null],
])('of 10 characters, counted as the provider does: %j', (text, excess) => {
  expect(formatExcess(text, 10)).toBe(excess);
  expect(isTooLong(text, 10)).toBe(excess !== null);
});

const pasted = 'a'.repeat(12_000);

test.each([
  ['TextArea', <TextArea key="1" aria-label="Text" value={pasted} maxRows={4} maxCharacters={10_000} onChange={() => undefined} />],
  ['LimitedField', <LimitedField key="2" label="Text" value={pasted} maxCharacters={10_000} helperText="A hint" />],
])('%s retains a text of 12,000 letters and says that it is 2,000 too long', (_name, field) => {
  renderInTheme(field);
  const box = screen.getByRole('textbox', { name: 'Text' });
  expect([box.getAttribute('maxlength'), (box as HTMLTextAreaElement).value.length]).toEqual([null, 12_000]);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('2,000 characters too long');
});
