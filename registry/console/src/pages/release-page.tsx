import { TextLink } from '@social/ui';
import { Link, useParams } from '@social/ui/router';
import { ReleaseDetails } from '../features/read-release/release-details';
import { PageHeader } from '../lib/layout/page-header';

/** A release: what it is made of, what it needs, and where it runs and ran. */
export function ReleasePage() {
  const { remote = '', version = '' } = useParams();
  const crumb = (
    <TextLink component={Link} to={`/remotes/${remote}`}>
      {remote}
    </TextLink>
  );
  return (
    <>
      <PageHeader title={`${remote}@${version}`} crumb={crumb} />
      <ReleaseDetails remote={remote} version={version} />
    </>
  );
}
