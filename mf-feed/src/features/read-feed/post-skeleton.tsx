import { Card, Skeleton, styled } from '@social/ui';

/** The outline of a post that is on its way. */
export function PostSkeleton({ hasPicture = false }: { hasPicture?: boolean }) {
  return (
    <Card aria-hidden>
      <Author>
        <Skeleton variant="circular" width={44} height={44} />
        <div>
          <Skeleton width={140} />
          <Skeleton width={80} />
        </div>
      </Author>
      <Words>
        <Skeleton />
        <Skeleton width="70%" />
      </Words>
      {hasPicture && <Picture variant="rectangular" />}
      <Words>
        <Skeleton width={160} height={28} />
      </Words>
    </Card>
  );
}

const Author = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1.5), padding: theme.spacing(2, 2, 1) }));

const Words = styled('div')(({ theme }) => ({ padding: theme.spacing(0.5, 2, 1) }));

const Picture = styled(Skeleton)({ height: 'auto', aspectRatio: '4 / 3' });
