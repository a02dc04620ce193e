import { Skeleton, Stack, styled } from '@social/ui';
import { Mono } from '../../lib/layout/version-text';
import { EnvironmentHead } from './environment-head';
import { MatrixCell } from './matrix-cell';
import type { MatrixColumn, MatrixRow } from './matrix-model';

/**
 * Shows the matrix on a narrow screen: a card for each environment with its composition. Cards below one that is still being read wait for
 * it, because it would push them down when it grows.
 */
export function MatrixCards({ columns, rows }: { columns: readonly MatrixColumn[]; rows: readonly MatrixRow[] }) {
  const readingIndex = columns.findIndex(isReading);
  const shown = readingIndex < 0 ? columns : columns.slice(0, readingIndex + 1);
  return shown.map((column, index) => (
    <Card key={column.environment.name} aria-label={column.environment.name}>
      <Title>
        <EnvironmentHead column={column} />
      </Title>
      {isReading(column) && <ReadingColumn column={column} />}
      <List>
        {rows
          .filter(({ cells }) => cells[index])
          .map(({ remote, listed, cells }) => (
            <div key={remote}>
              <dt>
                <Mono>{remote}</Mono>
              </dt>
              <dd>
                <MatrixCell release={cells[index] ?? null} latest={listed?.latest.version} />
              </dd>
            </div>
          ))}
      </List>
    </Card>
  ));
}

const isReading = ({ explanation, failure }: MatrixColumn) => !explanation && failure === null;

function ReadingColumn({ column: { environment } }: { column: MatrixColumn }) {
  return (
    <Stack role="status" aria-label={`Reading ${environment.name}`} sx={{ px: 2, py: 1 }}>
      <Skeleton width="70%" />
      <Skeleton width="54%" />
      <Skeleton width="62%" />
    </Stack>
  );
}

const Card = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));

const Title = styled('div')(({ theme }) => ({ padding: theme.spacing(1.5, 2), borderBottom: `1px solid ${theme.vars.palette.divider}` }));

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0.5, 2),
  '& > div': { display: 'grid', gridTemplateColumns: '110px minmax(0, 1fr)', gap: theme.spacing(1), padding: theme.spacing(1, 0) },
  '& > div:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.body2, fontWeight: 600 },
  '& dd': { margin: 0 },
}));
