import { useParams } from '@social/ui/router';
import { ReleaseList } from '../features/read-remote/release-list';
import { PageHeader } from '../lib/layout/page-header';

/** The releases of a remote, and a chart of their sizes. */
export function RemotePage() {
  const { remote = '' } = useParams();
  return (
    <>
      <PageHeader title={remote} crumb="Remote" />
      <ReleaseList remote={remote} />
    </>
  );
}
