import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { NotificationHost } from '../notifications/notification-host';
import { AppTheme } from '../theme/app-theme';

export type Entry = string | { pathname: string; state: unknown };

/** Renders what a remote brings as the shell does: with theme, notices and router. Where the member is can be read off the output "Address". */
export function renderInShell(region: ReactNode, entry: Entry = '/') {
  const view = render(
    <AppTheme>
      <NotificationHost />
      <MemoryRouter initialEntries={[entry]}>
        {region}
        <Address />
      </MemoryRouter>
    </AppTheme>,
  );
  return { user: userEvent.setup(), ...view };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
