import { render, screen } from '@testing-library/react';
import { BrowserRouter } from '@social/ui/router';
import { AppTheme } from '@social/ui';
import { ShellServicesProvider, type ShellServices } from '../lib/shell-services';
import { createTestRegions } from '../testing/region-stores';
import { CrashBoundary } from './crash-boundary';

function Broken(): never {
  throw new Error('broken layout');
}

test('where the shell itself throws, its page says so with a way home, and the error is reported', async () => {
  const reportError = jest.fn();
  Object.assign(window, { reportError });
  const services = { composition: createTestRegions().composition } as ShellServices;
  render(
    <ShellServicesProvider value={services}>
      <AppTheme>
        <BrowserRouter>
          <CrashBoundary>
            <Broken />
          </CrashBoundary>
        </BrowserRouter>
      </AppTheme>
    </ShellServicesProvider>,
    { onCaughtError: () => undefined },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
  expect(reportError).toHaveBeenCalledWith(new Error('broken layout'));
});
