import type { ReleaseManifest } from '@social/contracts';
import { Button, styled } from '@social/ui';
import { useState } from 'react';
import { formatBytes } from '../../lib/format/format-bytes';
import { DataTable, TableFrame } from '../../lib/layout/data-table';
import { Mono } from '../../lib/layout/version-text';

const MAX_SHOWN = 12;

/** Shows the files of a release, the largest first. */
export function FileTable({ files }: { files: ReleaseManifest['files'] }) {
  const [isWhole, setIsWhole] = useState(false);
  const sorted = [...files].sort((a, b) => b.sizeBytes - a.sizeBytes);
  const shown = isWhole ? sorted : sorted.slice(0, MAX_SHOWN);
  return (
    <TableFrame tabIndex={0} role="region" aria-label="Files">
      <DataTable>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col" className="figure">
              Size
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ path, sizeBytes, integrity }) => (
            <tr key={path}>
              <th scope="row">
                <Mono title={integrity}>{path}</Mono>
              </th>
              <td className="figure">{formatBytes(sizeBytes)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {sorted.length > shown.length && (
        <More>
          <Button size="small" onClick={() => setIsWhole(true)}>
            Show all {sorted.length} files
          </Button>
        </More>
      )}
    </TableFrame>
  );
}

const More = styled('div')(({ theme }) => ({ padding: theme.spacing(1) }));
