import { PagesPage } from '../pages/pages-page';

export function Region() {
  return <PagesPage />;
}
