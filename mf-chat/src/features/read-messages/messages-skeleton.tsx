import { t } from '@social/texts';
import { Skeleton, styled } from '@social/ui';

const widths = ['45%', '60%', '35%', '50%', '30%'];

/** Outlines messages while they load. */
export function MessagesSkeleton() {
  return (
    <Frame role="status" aria-label={t('Loading messages')}>
      {widths.map((width, index) => (
        <Skeleton key={width} variant="rounded" width={width} height={44} sx={{ alignSelf: index % 2 ? 'flex-end' : 'flex-start' }} />
      ))}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
}));
