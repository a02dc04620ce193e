import { t } from '@social/texts';
import { Card, Skeleton, styled, VisuallyHidden } from '@social/ui';

/** Placeholder for an article while it loads. */
export function ArticlePageSkeleton() {
  return (
    <Card role="status">
      <VisuallyHidden>{t('Loading the article')}</VisuallyHidden>
      <Picture variant="rectangular" />
      <TextColumn>
        <Skeleton width="80%" height={52} />
        <Skeleton width={220} height={52} />
        {[100, 96, 98, 60, 100, 94, 40].map((width, index) => (
          <Skeleton key={index} width={`${width}%`} height={28} />
        ))}
      </TextColumn>
    </Card>
  );
}

const Picture = styled(Skeleton)({ height: 'auto', aspectRatio: '2' });

const TextColumn = styled('div')(({ theme }) => ({ padding: theme.spacing(3, 5) }));
