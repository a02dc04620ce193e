import type { ReleaseUses } from '@social/registry-client/browser';
import { Chip, styled, TextLink } from '@social/ui';
import { Link } from '@social/ui/router';
import { StackedTable, TableFrame } from '../../lib/layout/data-table';
import { Mono } from '../../lib/layout/version-text';

/** Shows each remote with its exposes, the remotes that show them, and the exposes of others that it shows. */
export function ExposeTable({ uses }: { uses: readonly ReleaseUses[] }) {
  return (
    <TableFrame tabIndex={0} role="region" aria-label="Exposes">
      <StackedTable>
        <thead>
          <tr>
            <th scope="col">Remote</th>
            <th scope="col">Offers</th>
            <th scope="col">Shows of others</th>
          </tr>
        </thead>
        <tbody>
          {uses.map(({ remote, version, exposes, shows }) => (
            <tr key={remote}>
              <th scope="row">
                <TextLink component={Link} to={`/remotes/${remote}/${version}`} sx={{ fontWeight: 700 }}>
                  <Mono>{remote}</Mono>
                </TextLink>{' '}
                <Mono>{version}</Mono>
              </th>
              <td data-label="Offers">
                <List>
                  {exposes.map(({ name, shownBy }) => (
                    <li key={name}>
                      <Mono>{name}</Mono>
                      {shownBy.map((other) => (
                        <Chip key={other} size="small" variant="outlined" color="info" label={`shown by ${other}`} />
                      ))}
                    </li>
                  ))}
                </List>
              </td>
              <td data-label="Shows of others">
                {shows.length === 0 && '–'}
                <List>
                  {shows.map(({ remote: other, expose, isThere }) => (
                    <li key={`${other} ${expose}`}>
                      <Mono>
                        {other} {expose}
                      </Mono>
                      {!isThere && <Chip size="small" variant="outlined" color="error" label="does not run" />}
                    </li>
                  ))}
                </List>
              </td>
            </tr>
          ))}
        </tbody>
      </StackedTable>
    </TableFrame>
  );
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(0.5),
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
}));
