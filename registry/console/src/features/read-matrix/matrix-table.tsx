import { Skeleton, styled } from '@social/ui';
import { DataTable, TableFrame } from '../../lib/layout/data-table';
import { EnvironmentHead } from './environment-head';
import { MatrixCell } from './matrix-cell';
import type { MatrixColumn, MatrixRow } from './matrix-model';
import { RemoteHead } from './remote-head';

/** Shows the matrix with a row for each remote and a column for each environment. */
export function MatrixTable({ columns, rows }: { columns: readonly MatrixColumn[]; rows: readonly MatrixRow[] }) {
  return (
    <TableFrame tabIndex={0} role="region" aria-label="Remotes by environment">
      <Table>
        <thead>
          <tr>
            <th scope="col">Remote</th>
            {columns.map((column) => (
              <th key={column.environment.name} scope="col">
                <EnvironmentHead column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ remote, listed, cells }) => (
            <tr key={remote}>
              <th scope="row">
                <RemoteHead remote={remote} listed={listed} />
              </th>
              {cells.map((release, index) => (
                <td key={columns[index]?.environment.name}>
                  {columns[index]?.explanation || columns[index]?.failure !== null ? (
                    <MatrixCell release={release} latest={listed?.latest.version} />
                  ) : (
                    <Skeleton width="60%" />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

const Table = styled(DataTable)(({ theme }) => ({
  '& thead th': { ...theme.typography.body2 },
  '& tbody th': { minWidth: 180 },
  '& td': { minWidth: 170 },
}));
