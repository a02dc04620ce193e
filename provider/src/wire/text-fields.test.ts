import { emailField, identifierField, requiredTextField, textField, trimmedTextField } from './fields';

const invisible = ['', ' ', '\u200B', '\u3164', '\u202E', '\u2800', '\uFE0F', '\u00AD', ' \u200D ', '\u{E0041}', '\u0301'];

test.each(invisible)('a text of invisible characters is empty, and refused where a text is required: %j', (text) => {
  expect([textField(10).parse(text), trimmedTextField(10).parse(text)]).toEqual(['', '']);
  expect(requiredTextField(10).safeParse(text).error?.issues[0]?.message).toBe('must not be empty');
});

test.each([
  ['letters', 'a'.repeat(10), true],
  ['one letter more', 'a'.repeat(11), false],
  ['emoji, which have two units each', '🎉'.repeat(10), true],
  ['one emoji more', '🎉'.repeat(11), false],
  ['line breaks as CRLF, which count once', '\r\n'.repeat(5) + 'abcde', true],
])('limits count characters: %s', (_what, text, isAccepted) => {
  expect(textField(10).safeParse(text).success).toBe(isAccepted);
});

test('spaces around a text do not count and are not stored', () => {
  expect(requiredTextField(3).parse('\u3000abc\u00A0\n')).toBe('abc');
});

test.each(['demo ', ' demo', 'demo\u00A0', '\u200Fdemo', 'demo\n'])(
  'spaces of phone keyboards are no part of a name or code: %j',
  (typed) => {
    expect(identifierField(10).parse(typed)).toBe('demo');
  },
);

test.each(['asha@example.org ', ' asha@example.org', 'asha@example.org\u200B'])('nor of an e-mail address: %j', (typed) => {
  expect(emailField.parse(typed)).toBe('asha@example.org');
  expect(emailField.safeParse('asha').success).toBe(false);
});
