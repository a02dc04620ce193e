import { Card, Skeleton, styled } from '@social/ui';

/** Shows the outline of a post that is loading. */
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
      <TextLines>
        <Skeleton />
        <Skeleton width="70%" />
      </TextLines>
      {hasPicture && <Picture variant="rectangular" />}
      <TextLines>
        <Skeleton width={160} height={28} />
      </TextLines>
    </Card>
  );
}

const Author = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1.5), padding: theme.spacing(2, 2, 1) }));

const TextLines = styled('div')(({ theme }) => ({ padding: theme.spacing(0.5, 2, 1) }));

const Picture = styled(Skeleton)({ height: 'auto', aspectRatio: '4 / 3' });
