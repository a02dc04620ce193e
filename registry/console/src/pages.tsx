import { Route, Routes } from '@social/ui/router';
import { EnvironmentPage } from './pages/environment-page';
import { FramePage } from './pages/frame-page';
import { OverviewPage } from './pages/overview-page';
import { ReleasePage } from './pages/release-page';
import { RemotePage } from './pages/remote-page';
import { TokensPage } from './pages/tokens-page';
import { UnknownPage } from './pages/unknown-page';
import { UsesPage } from './pages/uses-page';
import { WebhooksPage } from './pages/webhooks-page';

/** The pages by address. The registry's server answers these addresses with the console (`console.routes.ts`). */
export function Pages() {
  return (
    <Routes>
      <Route element={<FramePage />}>
        <Route path="/" element={<OverviewPage />} />
        <Route path="/environments/:environment/:section?" element={<EnvironmentPage />} />
        <Route path="/remotes/:remote" element={<RemotePage />} />
        <Route path="/remotes/:remote/:version" element={<ReleasePage />} />
        <Route path="/uses" element={<UsesPage />} />
        <Route path="/tokens" element={<TokensPage />} />
        <Route path="/webhooks" element={<WebhooksPage />} />
        <Route path="*" element={<UnknownPage />} />
      </Route>
    </Routes>
  );
}
