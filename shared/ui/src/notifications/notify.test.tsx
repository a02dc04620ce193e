import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Dialog from '@mui/material/Dialog';
import { AppTheme } from '../theme/app-theme';
import { NotificationHost } from './notification-host';
import { notify, type NoticeOptions } from './notify';

function renderHost() {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  render(
    <AppTheme>
      <NotificationHost />
    </AppTheme>,
  );
  return userEvent.setup();
}

/** Shows a notice and tells how it ended. */
async function show(options: Partial<NoticeOptions> = {}) {
  const ended = jest.fn();
  await act(async () => {
    void notify({ severity: 'success', message: 'Post hidden', ...options }).then(ended);
  });
  return ended;
}

function timerOf(): HTMLElement {
  return screen.getByRole('progressbar');
}

/** What a browser reports when the notice's time is over. */
async function letTimeRunOut(): Promise<void> {
  await act(async () => void fireEvent.animationEnd(timerOf()));
}

test('appears in the one live region, for five seconds', async () => {
  renderHost();
  await show();
  expect(screen.getByRole('region', { name: /Notifications/ }).getAttribute('aria-live')).toBe('polite');
  expect(screen.queryByText('Post hidden')).not.toBeNull();
  expect(timerOf().style.animationDuration).toBe('5000ms');
});

test('a failure interrupts', async () => {
  renderHost();
  await show({ severity: 'error', message: 'Failed to hide post' });
  expect(screen.getByRole('alert').textContent).toContain('Failed to hide post');
});

test('is heard while a dialog is open', async () => {
  renderHost();
  render(
    <Dialog open slotProps={{ paper: { 'aria-label': 'Share' } }}>
      Words
    </Dialog>,
  );
  await show({ action: 'Undo' });
  expect(screen.queryByRole('dialog', { name: 'Share' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeNull();
});

test('stays as long as it is told to', async () => {
  renderHost();
  await show({ durationMs: 3000 });
  expect(timerOf().style.animationDuration).toBe('3000ms');
});

test('goes by itself when its time is over', async () => {
  renderHost();
  const ended = await show();
  await letTimeRunOut();
  expect(ended).toHaveBeenCalledWith('closed');
  expect(screen.queryByText('Post hidden')).toBeNull();
});

test('waits while the pointer is on it, and while the window is not looked at', async () => {
  const user = renderHost();
  await show();
  await user.hover(screen.getByText('Post hidden'));
  expect(timerOf().style.animationPlayState).toBe('paused');
  await user.unhover(screen.getByText('Post hidden'));
  expect(timerOf().style.animationPlayState).toBe('running');
  act(() => void fireEvent.blur(window));
  expect(timerOf().style.animationPlayState).toBe('paused');
});

test.each([
  ['on it', () => screen.getByText('Post hidden')],
  ['on its button', () => screen.getByRole('button', { name: 'close' })],
])('a click %s closes it', async (_where, target) => {
  const user = renderHost();
  const ended = await show({ action: 'Undo' });
  await user.click(target());
  expect(ended).toHaveBeenCalledWith('closed');
  expect(screen.queryByText('Post hidden')).toBeNull();
});

test('its action ends it as such, once', async () => {
  const user = renderHost();
  const ended = await show({ action: 'Undo' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(ended.mock.calls).toEqual([['action']]);
});

test('Alt+T leads to the notices', async () => {
  const user = renderHost();
  await show();
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(document.activeElement?.textContent).toContain('Post hidden');
});

describe('over an open dialog', () => {
  async function renderDialog() {
    const user = renderHost();
    render(
      <Dialog open slotProps={{ paper: { 'aria-label': 'Share' } }}>
        <input aria-label="Words" />
      </Dialog>,
    );
    const words = screen.getByRole('textbox', { name: 'Words' });
    await user.click(words);
    const ended = await show({ action: 'Undo' });
    return { user, words, ended };
  }
  const notice = () => screen.getByRole('group');

  test('Alt+T leads to a notice, Escape back to where one was, and its time goes on', async () => {
    const { user, words } = await renderDialog();
    await user.keyboard('{Alt>}[KeyT]{/Alt}');
    expect(document.activeElement).toBe(notice());
    expect(timerOf().style.animationPlayState).toBe('paused');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(words);
    expect(timerOf().style.animationPlayState).toBe('running');
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  test('its action is a Tab away, and takes one back to where one was', async () => {
    const { user, words, ended } = await renderDialog();
    await user.keyboard('{Alt>}[KeyT]{/Alt}');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await user.keyboard('{Enter}');
    expect(ended).toHaveBeenCalledWith('action');
    await waitFor(() => expect(document.activeElement).toBe(words));
  });
});

test('no more than five at once; the sixth waits for room', async () => {
  renderHost();
  for (const number of [1, 2, 3, 4, 5, 6]) await show({ message: `Notice ${number}` });
  expect(screen.getAllByText(/^Notice/)).toHaveLength(5);
  const [first] = screen.getAllByRole('progressbar');
  await act(async () => void (first && fireEvent.animationEnd(first)));
  expect(screen.queryByText('Notice 6')).not.toBeNull();
});
