import { ApiError } from '@social/api';
import { failureMessage } from './failure-message';

test("the provider's own reason is returned as it is", () => {
  expect(failureMessage(new ApiError('refused', 'posts answered 400', { memberText: 'Post not found' }))).toBe('Post not found');
});

test.each([
  ['network', 'There is no connection'],
  ['timeout', 'took too long'],
  ['rate-limited', 'Wait a moment'],
  ['signed-out', 'Sign in again'],
  ['server', 'did not answer as it should'],
] as const)('a failure of kind %s has a plain message', (kind, message) => {
  expect(failureMessage(new ApiError(kind, 'posts got 503'))).toContain(message);
});

test('the message for a member never contains the one for developers', () => {
  expect(failureMessage(new TypeError('x is undefined'))).not.toContain('undefined');
});
