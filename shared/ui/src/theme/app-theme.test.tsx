import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppTheme } from './app-theme';
import { COLOR_MODE_ATTRIBUTE, COLOR_MODE_STORAGE_KEY, useColorMode } from './color-mode';

function Switch() {
  const { preference, shown, setPreference } = useColorMode();
  return (
    <>
      <p>
        {preference}, {shown}
      </p>
      <button type="button" onClick={() => setPreference('dark')}>
        Dark
      </button>
    </>
  );
}

function renderSwitch() {
  const page = render(
    <AppTheme>
      <Switch />
    </AppTheme>,
  );
  return { user: userEvent.setup(), ...page };
}

test('follows the device until the member chooses', () => {
  renderSwitch();
  expect(screen.queryByText('system, light')).not.toBeNull();
});

test('a choice holds for this page and the next', async () => {
  const { user, unmount } = renderSwitch();
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement.getAttribute(COLOR_MODE_ATTRIBUTE)).toBe('dark');
  expect(localStorage.getItem(COLOR_MODE_STORAGE_KEY)).toBe('dark');
  unmount();
  renderSwitch();
  expect(screen.queryByText('dark, dark')).not.toBeNull();
});
