import { Card, Skeleton, styled } from '@social/ui';

/** The outline of an event that is on its way. */
export function EventSkeleton() {
  return (
    <Card aria-hidden>
      <Cover variant="rectangular" />
      <Words>
        <Skeleton width="70%" height={28} />
        <Skeleton width="50%" />
        <Skeleton width="60%" />
        <Skeleton width="80%" height={44} />
      </Words>
    </Card>
  );
}

const Cover = styled(Skeleton)({ height: 'auto', aspectRatio: '16 / 9' });

const Words = styled('div')(({ theme }) => ({ padding: theme.spacing(2) }));
