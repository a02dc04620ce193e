import { QueryClientProvider } from '@tanstack/react-query';
import { AppTheme, NotificationHost } from '@social/ui';
import { BrowserRouter } from '@social/ui/router';
import { useState } from 'react';
import { RegistryProvider, type RegistryConnection } from './lib/registry/registry-provider';
import { createQueryClient } from './lib/registry/create-query-client';
import { createSessionStore } from './lib/session/session-store';
import { SessionProvider } from './lib/session/session-provider';
import { useLiveStore } from './lib/live/live-store';
import { LiveChanges } from './lib/live/live-changes';
import { RequireToken } from './features/sign-in/require-token';
import { Pages } from './pages';

/** The whole console. @param connection the registry's address and the function that sends requests to it. */
export function App({ connection }: { connection: RegistryConnection }) {
  const [session] = useState(createSessionStore);
  const [queries] = useState(() => createQueryClient({ onReachable: (isReachable) => useLiveStore.getState().setReachable(isReachable) }));
  return (
    <AppTheme>
      <QueryClientProvider client={queries}>
        <SessionProvider session={session}>
          <RegistryProvider connection={connection}>
            <RequireToken>
              <LiveChanges />
              <BrowserRouter>
                <Pages />
              </BrowserRouter>
            </RequireToken>
          </RegistryProvider>
        </SessionProvider>
      </QueryClientProvider>
      <NotificationHost />
    </AppTheme>
  );
}
