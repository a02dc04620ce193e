import { parseId, type PersonId } from '@social/api';
import { sessionStore } from '@social/session';
import { AppTheme, NotificationHost } from '@social/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Region } from '../expose/conversation';

let memberNumber = 100;

/** Renders a conversation as the shell does, for a new member of each test: drafts and outbox belong to a member. */
export function renderConversation({ path = '/chat-detailed/4' }: { path?: string } = {}) {
  sessionStore.signOut();
  const userId = parseId<PersonId>(String(memberNumber++));
  if (userId) sessionStore.signIn({ accessToken: 'a-token', userId, membership: false });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <AppTheme>
      <NotificationHost />
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/chat-detailed/:chatId" element={<Region />} />
            <Route path="*" element={<p>Elsewhere</p>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { user: userEvent.setup(), queries, ...view };
}
