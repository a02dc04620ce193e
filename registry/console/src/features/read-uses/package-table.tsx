import type { ReleaseUses } from '@social/registry-client/browser';
import { styled } from '@social/ui';
import { StackedTable, TableFrame } from '../../lib/layout/data-table';
import { Mono } from '../../lib/layout/version-text';

/** Shows each shared package with the version that the shell provides and the range that each remote requires. */
export function PackageTable({ uses }: { uses: readonly ReleaseUses[] }) {
  const names = [...new Set(uses.flatMap(({ requires }) => requires.map(({ name }) => name)))].sort();
  const requiring = uses.filter(({ requires }) => requires.length > 0);
  const provided = new Map(uses.flatMap(({ requires }) => requires.map((needed) => [needed.name, needed.provided])));
  return (
    <TableFrame tabIndex={0} role="region" aria-label="Shared packages">
      <StackedTable>
        <thead>
          <tr>
            <th scope="col">Shared package</th>
            <th scope="col">Provided</th>
            {requiring.map(({ remote }) => (
              <th key={remote} scope="col">
                <Mono>{remote}</Mono>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <Mono>{name}</Mono>
              </th>
              <td data-label="Provided">
                {provided.get(name) ? <Mono>{provided.get(name)}</Mono> : <Missing>nothing provides it</Missing>}
              </td>
              {requiring.map(({ remote, requires }) => (
                <td key={remote} data-label={remote}>
                  <Mono>{requires.find((needed) => needed.name === name)?.range ?? '–'}</Mono>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </StackedTable>
    </TableFrame>
  );
}

const Missing = styled('strong')(({ theme }) => ({ color: theme.vars.palette.error.main }));
