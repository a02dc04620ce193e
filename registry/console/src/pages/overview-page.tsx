import { Matrix } from '../features/read-matrix/matrix';
import { PageHeader } from '../lib/layout/page-header';

/** Shows every remote in every environment. */
export function OverviewPage() {
  return (
    <>
      <PageHeader title="What runs where" />
      <Matrix />
    </>
  );
}
