import { EmptyState, TextLink } from '@social/ui';
import { Link } from '@social/ui/router';
import { PageHeader } from '../lib/layout/page-header';

/** Shown at an unknown address. */
export function UnknownPage() {
  return (
    <>
      <PageHeader title="There is no such page" />
      <EmptyState
        title="The address leads nowhere"
        action={
          <TextLink component={Link} to="/">
            Back to the overview
          </TextLink>
        }
      />
    </>
  );
}
