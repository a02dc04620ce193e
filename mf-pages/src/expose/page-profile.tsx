import { PageProfilePage } from '../pages/page-profile-page';

export function Region() {
  return <PageProfilePage />;
}
