import type { ListedRelease } from '@social/registry-client/browser';
import { TextLink } from '@social/ui';
import { Link } from '@social/ui/router';
import { TimeAgo } from '../../lib/format/time-ago';
import { formatBytes } from '../../lib/format/format-bytes';
import { StackedTable, TableFrame } from '../../lib/layout/data-table';
import { Mono } from '../../lib/layout/version-text';
import { ReleaseUses } from '../../lib/releases/release-uses';

/** Shows releases, newest first. */
export function ReleaseTable({ releases }: { releases: readonly ListedRelease[] }) {
  return (
    <TableFrame tabIndex={0} role="region" aria-label="Releases">
      <StackedTable>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Runs in</th>
            <th scope="col">Published</th>
            <th scope="col" className="figure">
              Size
            </th>
            <th scope="col" className="figure">
              Files
            </th>
            <th scope="col">What is new</th>
          </tr>
        </thead>
        <tbody>
          {releases.map(
            ({ remote, version, runsIn, withdrawal, deprecation, publishedAt, publishedBy, sizeBytes, fileCount, provenance }) => (
              <tr key={version}>
                <th scope="row">
                  <TextLink component={Link} to={`/remotes/${remote}/${version}`} sx={{ fontWeight: 700 }}>
                    <Mono>{version}</Mono>
                  </TextLink>
                </th>
                <td data-label="Runs in">
                  <ReleaseUses runsIn={runsIn} withdrawal={withdrawal} deprecation={deprecation} />
                </td>
                <td data-label="Published">
                  <span>
                    <TimeAgo at={publishedAt} /> by {publishedBy}
                  </span>
                </td>
                <td data-label="Size" className="figure">
                  {formatBytes(sizeBytes)}
                </td>
                <td data-label="Files" className="figure">
                  {fileCount}
                </td>
                <td data-label="What is new">{provenance.changelog ?? '–'}</td>
              </tr>
            ),
          )}
        </tbody>
      </StackedTable>
    </TableFrame>
  );
}
