import { act, render, screen } from '@testing-library/react';
import { RelativeTime } from './relative-time';
import { setServerClock } from './server-clock';

const format = { locale: 'en-GB', timeZone: 'UTC' };

test('updates while the page is open', () => {
  jest.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z') });
  render(<RelativeTime date={new Date('2026-06-15T11:59:30Z')} {...format} />);
  expect(screen.getByText('now').getAttribute('datetime')).toBe('2026-06-15T11:59:30.000Z');
  expect(screen.getByText('now').getAttribute('title')).toContain('15 June 2026');
  act(() => jest.advanceTimersByTime(120_000));
  expect(screen.queryByText('2 minutes ago')).not.toBeNull();
  jest.useRealTimers();
});

test("without a date the provider's own text is shown", () => {
  render(<RelativeTime date={null} fallback="3 days ago" {...format} />);
  expect(screen.queryByText('3 days ago')).not.toBeNull();
});

test("a fresh post is 'now' on a device whose clock is a day ahead", () => {
  const serverTime = new Date('2026-06-15T12:00:00Z').getTime();
  setServerClock(() => serverTime);
  render(<RelativeTime date={new Date(serverTime - 5000)} {...format} />);
  expect(screen.queryByText('now')).not.toBeNull();
  setServerClock(() => Date.now());
});
