import { t } from '@social/texts';
import { Skeleton, Stack } from '@social/ui';

type RegionSkeletonProps = {
  /** The region's name for members. */
  name: string;
  blocks: number;
};

/** Reserves the space of a region while it loads, so that the page does not shift. */
export function RegionSkeleton({ name, blocks }: RegionSkeletonProps) {
  return (
    <Stack role="status" aria-label={t('Loading {name}', { name })} spacing={2}>
      <Skeleton variant="text" width="40%" height={40} />
      {Array.from({ length: blocks }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={blocks > 1 ? 160 : 64} />
      ))}
    </Stack>
  );
}
