import { Card, Skeleton, styled, VisuallyHidden } from '@social/ui';

/** The outline of an event that is on its way. */
export function EventPageSkeleton() {
  return (
    <Card role="status">
      <VisuallyHidden>Loading the event</VisuallyHidden>
      <Cover variant="rectangular" />
      <Words>
        <Skeleton width="60%" height={40} />
        <Skeleton width="45%" />
        <Skeleton width="40%" />
        <Skeleton width={220} height={48} />
        <Skeleton />
        <Skeleton width="80%" />
      </Words>
    </Card>
  );
}

const Cover = styled(Skeleton)({ height: 'auto', aspectRatio: '2.2' });

const Words = styled('div')(({ theme }) => ({ padding: theme.spacing(3) }));
