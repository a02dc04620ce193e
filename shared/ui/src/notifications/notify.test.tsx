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

/** Shows a notice and records its outcome. */
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

/** Fires the event of a browser when the timer of the notice ends. */
async function letTimeRunOut(): Promise<void> {
  await act(async () => void fireEvent.animationEnd(timerOf()));
}

test('appears in the live region for five seconds', async () => {
  renderHost();
  await show();
  expect(screen.getByRole('region', { name: /Notifications/ }).getAttribute('aria-live')).toBe('polite');
  expect(screen.queryByText('Post hidden')).not.toBeNull();
  expect(timerOf().style.animationDuration).toBe('5000ms');
});

test('an error interrupts', async () => {
  renderHost();
  await show({ severity: 'error', message: 'Failed to hide post' });
  expect(screen.getByRole('alert').textContent).toContain('Failed to hide post');
});

test('stays accessible while a dialog is open', async () => {
  renderHost();
  render(
    <Dialog open slotProps={{ paper: { 'aria-label': 'Share' } }}>
      Text
    </Dialog>,
  );
  await show({ action: 'Undo' });
  expect(screen.queryByRole('dialog', { name: 'Share' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeNull();
});

test('stays for the given duration', async () => {
  renderHost();
  await show({ durationMs: 3000 });
  expect(timerOf().style.animationDuration).toBe('3000ms');
});

test('closes when its time is over', async () => {
  renderHost();
  const ended = await show();
  await letTimeRunOut();
  expect(ended).toHaveBeenCalledWith('closed');
  expect(screen.queryByText('Post hidden')).toBeNull();
});

test('pauses while it is hovered and while the window has no focus', async () => {
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

test('its action closes it with that outcome, once', async () => {
  const user = renderHost();
  const ended = await show({ action: 'Undo' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(ended.mock.calls).toEqual([['action']]);
});

test('of two actions the second closes it with its own outcome', async () => {
  const user = renderHost();
  const ended = await show({ action: 'Describe', secondAction: "Don't ask again" });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Describe', "Don't ask again"]),
  );
  await user.click(screen.getByRole('button', { name: "Don't ask again" }));
  expect(ended.mock.calls).toEqual([['second-action']]);
});

test('Alt+T focuses the notices', async () => {
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
        <input aria-label="Text" />
      </Dialog>,
    );
    const field = screen.getByRole('textbox', { name: 'Text' });
    await user.click(field);
    const ended = await show({ action: 'Undo' });
    return { user, field, ended };
  }
  const notice = () => screen.getByRole('group');

  test('Alt+T focuses a notice, Escape restores the focus, and its timer resumes', async () => {
    const { user, field } = await renderDialog();
    await user.keyboard('{Alt>}[KeyT]{/Alt}');
    expect(document.activeElement).toBe(notice());
    expect(timerOf().style.animationPlayState).toBe('paused');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(field);
    expect(timerOf().style.animationPlayState).toBe('running');
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  test('Tab reaches its action, which restores the focus', async () => {
    const { user, field, ended } = await renderDialog();
    await user.keyboard('{Alt>}[KeyT]{/Alt}');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await user.keyboard('{Enter}');
    expect(ended).toHaveBeenCalledWith('action');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});

test('at most five are shown, and the sixth waits', async () => {
  renderHost();
  for (const number of [1, 2, 3, 4, 5, 6]) await show({ message: `Notice ${number}` });
  expect(screen.getAllByText(/^Notice/)).toHaveLength(5);
  const [first] = screen.getAllByRole('progressbar');
  await act(async () => void (first && fireEvent.animationEnd(first)));
  expect(screen.queryByText('Notice 6')).not.toBeNull();
});
