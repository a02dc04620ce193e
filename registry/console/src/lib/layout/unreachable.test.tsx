import { act, screen } from '@testing-library/react';
import { makeEnvironment } from '../../testing/fake-registry';
import { renderConsole } from '../../testing/render-console';
import { useLiveStore } from '../live/live-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  useLiveStore.setState(useLiveStore.getInitialState());
});

/** Longer than all retries of a read, and than several polls. */
const LONG_MS = 12_000;
const pass = () => act(() => jest.advanceTimersByTimeAsync(LONG_MS));

function startUnreachable() {
  let isReachable = true;
  const answer = (json: unknown) => () => {
    if (!isReachable) throw new TypeError('fetch failed');
    return { json };
  };
  renderConsole('/uses', { 'GET /v1/environments': answer({ environments: [makeEnvironment('production', { revision: 0 })] }) });
  return { setReachable: (value: boolean) => (isReachable = value) };
}

test('a registry that never answers: the failure stays while it is asked again, with the focus on Retry', async () => {
  const { setReachable } = startUnreachable();
  setReachable(false);
  await pass();
  const retry = screen.getByRole('button', { name: 'Retry' });
  act(() => retry.focus());

  act(() => useLiveStore.getState().setState('polling'));
  for (let polls = 0; polls < 3; polls++) {
    await act(() => jest.advanceTimersByTimeAsync(5100));
    expect(document.activeElement).toBe(retry);
  }
  expect(screen.getByText("Couldn't read the environments")).not.toBeNull();
  expect(screen.getByText('Not reachable')).not.toBeNull();

  setReachable(true);
  await pass();
  expect(screen.getByText('Nothing runs yet')).not.toBeNull();
  expect(screen.queryByText('Not reachable')).toBeNull();
});

test('a registry that stops answering: what was read stays, it is said that it may be old, and it is read again although the stream is open', async () => {
  const { setReachable } = startUnreachable();
  await pass();
  setReachable(false);
  act(() => useLiveStore.getState().setState('polling'));
  await pass();
  expect(screen.getByText('Nothing runs yet')).not.toBeNull();
  expect(screen.getByText(/The registry does not answer. What you see may be old/)).not.toBeNull();

  act(() => useLiveStore.getState().setState('live'));
  setReachable(true);
  await pass();
  expect(screen.queryByText(/What you see may be old/)).toBeNull();
});
