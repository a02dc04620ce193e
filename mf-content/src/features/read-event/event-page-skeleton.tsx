import { t } from '@social/texts';
import { Card, Skeleton, styled, VisuallyHidden } from '@social/ui';

/** Placeholder for an event while it loads. */
export function EventPageSkeleton() {
  return (
    <Card role="status">
      <VisuallyHidden>{t('Loading the event')}</VisuallyHidden>
      <Cover variant="rectangular" />
      <TextColumn>
        <Skeleton width="60%" height={40} />
        <Skeleton width="45%" />
        <Skeleton width="40%" />
        <Skeleton width={220} height={48} />
        <Skeleton />
        <Skeleton width="80%" />
      </TextColumn>
    </Card>
  );
}

const Cover = styled(Skeleton)({ height: 'auto', aspectRatio: '2.2' });

const TextColumn = styled('div')(({ theme }) => ({ padding: theme.spacing(3) }));
