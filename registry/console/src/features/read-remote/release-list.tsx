import { Stack } from '@social/ui';
import { Panel } from '../../lib/layout/panel';
import { QueryState } from '../../lib/layout/query-state';
import { useReleases } from '../../lib/registry/queries';
import { SizeChart } from '../../lib/sizes/size-chart';
import { ReleaseTable } from './release-table';

/** Shows the newest releases of a remote: a chart of their sizes, and where each runs. */
export function ReleaseList({ remote }: { remote: string }) {
  return (
    <QueryState query={useReleases(remote)} what={`the releases of ${remote}`} lines={8}>
      {(releases) => (
        <Stack spacing={3}>
          {releases.length > 1 && (
            <Panel title="Size over releases">
              <SizeChart releases={releases} />
            </Panel>
          )}
          <ReleaseTable releases={releases} />
        </Stack>
      )}
    </QueryState>
  );
}
