import { t } from '@social/texts';
import { Card, Skeleton, styled } from '@social/ui';

/** Placeholder for the results while they load, in their shape. */
export function ResultsSkeleton() {
  return (
    <Card role="status" aria-label={t('Searching')}>
      {['34%', '52%', '28%', '44%'].map((width) => (
        <Row key={width}>
          <Skeleton variant="circular" width={44} height={44} />
          <Lines>
            <Skeleton width={width} />
            <Skeleton width="70%" />
          </Lines>
        </Row>
      ))}
    </Card>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Lines = styled('div')({ flex: 1 });
