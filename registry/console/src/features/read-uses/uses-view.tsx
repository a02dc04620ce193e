import { findUses } from '@social/registry-client/browser';
import { Skeleton, Stack } from '@social/ui';
import { ErrorNote } from '../../lib/layout/error-note';
import { QueryState } from '../../lib/layout/query-state';
import { useManifests, useStatus } from '../../lib/registry/queries';
import { ExposeTable } from './expose-table';
import { PackageTable } from './package-table';

/** Shows which remotes of a composition show each other's exposes, and which shared packages they require. */
export function UsesView({ environment }: { environment: string }) {
  return (
    <QueryState query={useStatus(environment)} what={environment} lines={8}>
      {({ composition }) => <CompositionUses composition={composition} />}
    </QueryState>
  );
}

function CompositionUses({ composition }: { composition: Record<string, string> }) {
  const manifests = useManifests(Object.entries(composition).map(([remote, version]) => ({ remote, version })));
  const failed = manifests.find(({ error }) => error)?.error;
  if (failed) return <ErrorNote error={failed} />;
  const read = manifests.flatMap(({ data }) => data ?? []);
  if (read.length < manifests.length) return <Skeleton variant="rounded" height={240} />;
  const uses = findUses(read).sort((a, b) => (a.remote < b.remote ? -1 : 1));
  return (
    <Stack spacing={3}>
      <ExposeTable uses={uses} />
      <PackageTable uses={uses} />
    </Stack>
  );
}
