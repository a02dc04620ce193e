import { TextLink } from '@social/ui';
import { Link, useParams } from '@social/ui/router';
import { CompositionTable } from '../features/read-composition/composition-table';
import { PageHeader } from '../lib/layout/page-header';

/** An environment: what it runs, and what can be done about it. */
export function EnvironmentPage() {
  const { environment = '' } = useParams();
  const crumb = (
    <TextLink component={Link} to="/">
      Environments
    </TextLink>
  );
  return (
    <>
      <PageHeader title={environment} crumb={crumb} />
      <CompositionTable environment={environment} />
    </>
  );
}
