import { act, render } from '@testing-library/react';
import { useEndReached } from './use-end-reached';

let reportEnd: ((isInSight: boolean) => void) | null = null;
let margin: string | undefined;

beforeEach(() => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, options) => {
    margin = options?.rootMargin;
    const observer: IntersectionObserver = {
      root: null,
      rootMargin: margin ?? '',
      scrollMargin: '',
      thresholds: [],
      observe: () => {},
      unobserve: () => {},
      takeRecords: () => [],
      disconnect: () => {
        reportEnd = null;
      },
    };
    reportEnd = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], observer);
    return observer;
  });
});

function List({ onEndReached, isEnabled = true }: { onEndReached: () => void; isEnabled?: boolean }) {
  return <div ref={useEndReached({ onEndReached, isEnabled, marginPx: 500 })} />;
}

test('calls the latest callback when the end comes into range', () => {
  const [early, late] = [jest.fn(), jest.fn()];
  const { rerender } = render(<List onEndReached={early} />);
  rerender(<List onEndReached={late} />);
  act(() => reportEnd?.(false));
  act(() => reportEnd?.(true));
  expect([margin, early.mock.calls.length, late.mock.calls.length]).toEqual(['0px 0px 500px 0px', 0, 1]);
});

test('observes nothing while it is disabled or unmounted', () => {
  const { rerender, unmount } = render(<List onEndReached={() => {}} isEnabled={false} />);
  expect(reportEnd).toBeNull();
  rerender(<List onEndReached={() => {}} />);
  expect(reportEnd).not.toBeNull();
  unmount();
  expect(reportEnd).toBeNull();
});
