import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from '@social/ui/router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useBackCloses } from './use-back-closes';

function Sheet({ onClose }: { onClose: () => void }) {
  useBackCloses(true, onClose);
  return (
    <div role="dialog">
      <button onClick={onClose}>Close</button>
      <Link to="/elsewhere">Elsewhere</Link>
    </div>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && pathname === '/list' && <Sheet onClose={() => setOpen(false)} />}
    </>
  );
}

function openSheet() {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/list');
  render(<Page />, { wrapper: BrowserRouter });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  screen.getByRole('dialog');
}

const untilPopState = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

async function goBack() {
  const popState = untilPopState();
  window.history.back();
  await act(() => popState);
}
const address = () => screen.getByRole('heading').textContent;

test('Back closes the sheet, and the next Back leaves the page', async () => {
  openSheet();
  await goBack();
  expect([screen.queryByRole('dialog'), address()]).toEqual([null, '/list']);
  await goBack();
  expect(address()).toBe('/before');
});

test('Back closes a sheet whose entry in the history was not rendered yet', () => {
  window.history.pushState(null, '', '/list');
  render(<Page />, { wrapper: BrowserRouter });
  act(() => {
    flushSync(() => screen.getByRole('button', { name: 'Open' }).click());
    expect(window.history.state).toMatchObject({ usr: { sheet: expect.any(String) } });
    window.history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a sheet that is closed by its button leaves no entry in the history', async () => {
  openSheet();
  const popState = untilPopState();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await act(() => popState);
  expect([screen.queryByRole('dialog'), address()]).toEqual([null, '/list']);
  await goBack();
  expect(address()).toBe('/before');
});

test('a link in the sheet leads on', () => {
  openSheet();
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect([screen.queryByRole('dialog'), address()]).toEqual([null, '/elsewhere']);
});
