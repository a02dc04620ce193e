import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderInShell } from '@social/ui/testing/render-in-shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { Region as PageProfile } from '../expose/page-profile';
import { Region as Pages } from '../expose/pages';

/** Renders a path as the shell does, signed in and with an empty cache. */
export function renderPages(path: string) {
  signInAnew();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = renderInShell(
    <QueryClientProvider client={queries}>
      <Routes>
        <Route path="/pagescomp/mainpages/*" element={<Pages />} />
        <Route path="/PageProfile" element={<PageProfile />} />
        <Route path="*" element={null} />
      </Routes>
    </QueryClientProvider>,
    path,
  );
  return { queries, ...view };
}
