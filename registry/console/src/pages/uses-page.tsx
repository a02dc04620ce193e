import { EmptyState } from '@social/ui';
import { useSearchParams } from '@social/ui/router';
import { UsesView } from '../features/read-uses/uses-view';
import { PageHeader } from '../lib/layout/page-header';
import { QueryState } from '../lib/layout/query-state';
import { SelectField } from '../lib/actions/select-field';
import { useEnvironments } from '../lib/registry/queries';

/** Shows which remotes use each other's exposes in an environment. */
export function UsesPage() {
  const [params, setParams] = useSearchParams();
  const environments = useEnvironments();
  const names = (environments.data ?? []).filter(({ revision }) => revision > 0).map(({ name }) => name);
  const first = names.includes('production') ? 'production' : names[0];
  const environment = params.get('environment') ?? first;
  return (
    <>
      <PageHeader
        title="Who uses what"
        actions={
          names.length > 0 && (
            <SelectField
              label="Environment"
              value={environment ?? ''}
              options={names.map((name) => ({ value: name, label: name }))}
              onChange={(name) => setParams({ environment: name }, { replace: true })}
            />
          )
        }
      />
      <QueryState query={environments} what="the environments" lines={8}>
        {() =>
          environment === undefined ? (
            <EmptyState title="Nothing runs yet" detail="As soon as an environment has its first pin, it is shown who uses what in it." />
          ) : (
            <UsesView environment={environment} />
          )
        }
      </QueryState>
    </>
  );
}
