import { Card, Skeleton, styled, VisuallyHidden } from '@social/ui';

/** The outline of an article that is on its way. */
export function ArticlePageSkeleton() {
  return (
    <Card role="status">
      <VisuallyHidden>Loading the article</VisuallyHidden>
      <Picture variant="rectangular" />
      <Words>
        <Skeleton width="80%" height={52} />
        <Skeleton width={220} height={52} />
        {[100, 96, 98, 60, 100, 94, 40].map((width, index) => (
          <Skeleton key={index} width={`${width}%`} height={28} />
        ))}
      </Words>
    </Card>
  );
}

const Picture = styled(Skeleton)({ height: 'auto', aspectRatio: '2' });

const Words = styled('div')(({ theme }) => ({ padding: theme.spacing(3, 5) }));
