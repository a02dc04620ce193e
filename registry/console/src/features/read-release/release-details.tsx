import { Alert, EmptyState, Stack, styled } from '@social/ui';
import { Panel } from '../../lib/layout/panel';
import { QueryState } from '../../lib/layout/query-state';
import { useManifests, useReleaseRuns, useReleases } from '../../lib/registry/queries';
import { ReleaseUses } from '../../lib/releases/release-uses';
import { SizeChart } from '../../lib/sizes/size-chart';
import { CheckList } from './check-list';
import { CompatibilityList } from './compatibility-list';
import { FileTable } from './file-table';
import { ReleaseFacts } from './release-facts';
import { RunTable } from './run-table';

type ReleaseDetailsProps = { remote: string; version: string };

/** Shows a release: where it runs and ran, its origin, checks, compatibility, and its files compared with previous releases. */
export function ReleaseDetails({ remote, version }: ReleaseDetailsProps) {
  const releases = useReleases(remote);
  const runs = useReleaseRuns({ remote, version });
  const [manifest] = useManifests([{ remote, version }]);
  return (
    <QueryState query={releases} what={`the releases of ${remote}`} lines={8}>
      {(listed) => {
        const release = listed.find((candidate) => candidate.version === version);
        if (!release)
          return <EmptyState title="There is no such release" detail={`${remote} ${version} is not among the newest releases.`} />;
        return (
          <Stack spacing={3}>
            {release.withdrawal && (
              <Alert severity="error">
                Withdrawn by {release.withdrawal.by}: {release.withdrawal.reason}. It is never pinned again.
              </Alert>
            )}
            <Columns>
              <Panel title="Origin">
                <ReleaseFacts release={release} />
              </Panel>
              <Panel title="Runs in">
                <ReleaseUses runsIn={release.runsIn} withdrawal={release.withdrawal} deprecation={release.deprecation} />
              </Panel>
              <Panel title="Checks">
                <CheckList release={release} />
              </Panel>
            </Columns>
            <Panel title="Ran in">
              <QueryState query={runs} what="where it ran">
                {(listedRuns) => <RunTable runs={listedRuns} />}
              </QueryState>
            </Panel>
            {listed.length > 1 && (
              <Panel title="Size over releases">
                <SizeChart releases={listed} marked={version} />
              </Panel>
            )}
            {manifest && (
              <QueryState query={manifest} what="the manifest">
                {(content) => (
                  <>
                    <Panel title="Compatibility">
                      <CompatibilityList manifest={content} />
                    </Panel>
                    <FileTable files={content.files} />
                  </>
                )}
              </QueryState>
            )}
          </Stack>
        );
      }}
    </QueryState>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
}));
