import { remoteModule } from '@social/contracts';
import { AppTheme } from '@social/ui';
import { render, screen } from '@testing-library/react';
import * as expose from './albums';

test('the shell can show it, and it says under its heading what it will hold', () => {
  const { Region } = expose;
  expect(remoteModule.safeParse(expose).success).toBe(true);

  render(<Region />, { wrapper: AppTheme });

  screen.getByRole('heading', { level: 1, name: 'My Albums' });
  expect(screen.getByText(/will be .* here|will introduce itself here/)).not.toBeNull();
});
