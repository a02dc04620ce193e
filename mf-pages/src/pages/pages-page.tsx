import { lazyPage } from '@social/ui';
import { Navigate, Route, Routes } from '@social/ui/router';
import { mainPagesPath } from '../lib/page-paths';
import { MyPagesPage } from './my-pages-page';

const CreatePagePage = lazyPage(async () => (await import('./create-page-page')).CreatePagePage);
const PageSettingsPage = lazyPage(async () => (await import('./page-settings/page-settings-page')).PageSettingsPage);

/** Routes My Pages and the paths below it. Paths are not case-sensitive. */
export function PagesPage() {
  return (
    <Routes>
      <Route index element={<MyPagesPage />} />
      <Route path="createpage" element={<CreatePagePage />} />
      <Route path="pagesetting/mainpagesetting" element={<PageSettingsPage />} />
      <Route path="*" element={<Navigate to={mainPagesPath} replace />} />
    </Routes>
  );
}
