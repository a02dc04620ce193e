import { Card, Skeleton, styled } from '@social/ui';

/** Placeholder for an article card while the list loads. */
export function ArticleSkeleton() {
  return (
    <Card aria-hidden>
      <Picture variant="rectangular" />
      <TextColumn>
        <Skeleton width={160} />
        <Skeleton width="80%" height={36} />
        <Skeleton />
        <Skeleton width="60%" />
        <Skeleton width={200} height={48} />
      </TextColumn>
    </Card>
  );
}

const Picture = styled(Skeleton)({ height: 'auto', aspectRatio: '2' });

const TextColumn = styled('div')(({ theme }) => ({ padding: theme.spacing(2, 2.5) }));
