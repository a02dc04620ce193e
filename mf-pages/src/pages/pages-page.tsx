import { Navigate, Route, Routes } from '@social/ui/router';
import { mainPagesPath } from '../lib/page-paths';
import { CreatePagePage } from './create-page-page';
import { MyPagesPage } from './my-pages-page';
import { PageSettingsPage } from './page-settings/page-settings-page';

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
