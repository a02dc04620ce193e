import { Card, Skeleton, styled } from '@social/ui';

/** Placeholder for an event card while the list loads. */
export function EventSkeleton() {
  return (
    <Card aria-hidden>
      <Cover variant="rectangular" />
      <TextColumn>
        <Skeleton width="70%" height={28} />
        <Skeleton width="50%" />
        <Skeleton width="60%" />
        <Skeleton width="80%" height={44} />
      </TextColumn>
    </Card>
  );
}

const Cover = styled(Skeleton)({ height: 'auto', aspectRatio: '16 / 9' });

const TextColumn = styled('div')(({ theme }) => ({ padding: theme.spacing(2) }));
