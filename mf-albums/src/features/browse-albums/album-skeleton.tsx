import { Card, Skeleton, styled } from '@social/ui';

/** Outlines an album card while the list loads. */
export function AlbumSkeleton() {
  return (
    <Card aria-hidden>
      <Picture variant="rectangular" />
      <Text>
        <Skeleton width="55%" />
        <Skeleton width="35%" />
      </Text>
    </Card>
  );
}

const Picture = styled(Skeleton)({ height: 'auto', aspectRatio: '4 / 3' });

const Text = styled('div')(({ theme }) => ({ padding: theme.spacing(1.5, 2, 1.75) }));
