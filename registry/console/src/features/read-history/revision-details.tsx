import type { Revision } from '@social/registry-client/browser';
import { Button, Stack, styled, Typography, VisuallyHidden } from '@social/ui';
import { useState, type ReactNode } from 'react';
import { DataTable, TableFrame } from '../../lib/layout/data-table';
import { Mono } from '../../lib/layout/version-text';

/** Compares a revision with the previous one, on demand. @param rollBack the button that restores it. Null for the latest one. */
export function RevisionDetails({ revision, rollBack }: { revision: Revision; rollBack: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, marginInlineStart: -1 }}>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Compare'} <VisuallyHidden>revision {revision.revision}</VisuallyHidden>
        </Button>
        {rollBack}
      </Stack>
      {isOpen && <SideBySide revision={revision} />}
    </div>
  );
}

function SideBySide({ revision: { revision, composition, changes, hash } }: { revision: Revision }) {
  const names = [...new Set([...Object.keys(composition), ...changes.map(({ remote }) => remote)])].sort();
  const changed = new Map<string, string | null>(changes.map(({ remote, from }) => [remote, from]));
  return (
    <TableFrame tabIndex={0} role="region" aria-label={`Revision ${revision} next to the one before`} sx={{ mt: 1 }}>
      <DataTable>
        <thead>
          <tr>
            <th scope="col">Remote</th>
            <th scope="col">Before</th>
            <th scope="col">Revision {revision}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => {
            const after = composition[name];
            const before = changed.has(name) ? changed.get(name) : after;
            return (
              <Row key={name} data-changed={changed.has(name)}>
                <th scope="row">
                  <Mono>{name}</Mono>
                </th>
                <td>
                  <Mono>{before ?? '–'}</Mono>
                </td>
                <td>
                  <Mono>{after ?? '–'}</Mono>
                </td>
              </Row>
            );
          })}
        </tbody>
      </DataTable>
      <Typography variant="caption" component="p" sx={{ p: 1.5, color: 'text.secondary' }}>
        Hash <Mono>{hash}</Mono>
      </Typography>
    </TableFrame>
  );
}

const Row = styled('tr')(({ theme }) => ({
  '&[data-changed="true"] td': { fontWeight: 700 },
  '&[data-changed="true"] td:nth-of-type(1)': { color: theme.vars.palette.error.main },
  '&[data-changed="true"] td:nth-of-type(2)': { color: theme.vars.palette.success.main },
}));
