import { useSearchParams } from '@social/ui/router';
import { UsesView } from '../features/read-uses/uses-view';
import { PageHeader } from '../lib/layout/page-header';
import { SelectField } from '../lib/actions/select-field';
import { useEnvironments } from '../lib/registry/queries';

/** Shows who uses what of whom in an environment. */
export function UsesPage() {
  const [params, setParams] = useSearchParams();
  const names = (useEnvironments().data ?? []).filter(({ revision }) => revision > 0).map(({ name }) => name);
  const first = names.includes('production') ? 'production' : names[0];
  const environment = params.get('environment') ?? first;
  return (
    <>
      <PageHeader
        title="Who uses what"
        actions={
          <SelectField
            label="Environment"
            value={environment ?? ''}
            options={names.map((name) => ({ value: name, label: name }))}
            onChange={(name) => setParams({ environment: name }, { replace: true })}
          />
        }
      />
      {environment !== undefined && <UsesView environment={environment} />}
    </>
  );
}
