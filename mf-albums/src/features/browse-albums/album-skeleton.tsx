import { Card, Skeleton, styled } from '@social/ui';

/** The outline of an album that is on its way. */
export function AlbumSkeleton() {
  return (
    <Card aria-hidden>
      <Picture variant="rectangular" />
      <Words>
        <Skeleton width="55%" />
        <Skeleton width="35%" />
      </Words>
    </Card>
  );
}

const Picture = styled(Skeleton)({ height: 'auto', aspectRatio: '4 / 3' });

const Words = styled('div')(({ theme }) => ({ padding: theme.spacing(1.5, 2, 1.75) }));
