import { Card, Skeleton, styled } from '@social/ui';

/** The outline of an article that is on its way. */
export function ArticleSkeleton() {
  return (
    <Card aria-hidden>
      <Picture variant="rectangular" />
      <Words>
        <Skeleton width={160} />
        <Skeleton width="80%" height={36} />
        <Skeleton />
        <Skeleton width="60%" />
        <Skeleton width={200} height={48} />
      </Words>
    </Card>
  );
}

const Picture = styled(Skeleton)({ height: 'auto', aspectRatio: '2' });

const Words = styled('div')(({ theme }) => ({ padding: theme.spacing(2, 2.5) }));
