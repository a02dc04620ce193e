import { Skeleton, Stack } from '@social/ui';

type RegionSkeletonProps = {
  /** What is on its way, as members call it. */
  name: string;
  /** How many blocks to draw. */
  blocks: number;
};

/** The shape of what is coming, so that the page does not jump when it comes. */
export function RegionSkeleton({ name, blocks }: RegionSkeletonProps) {
  return (
    <Stack role="status" aria-label={`Loading ${name}`} spacing={2}>
      <Skeleton variant="text" width="40%" height={40} />
      {Array.from({ length: blocks }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={blocks > 1 ? 160 : 64} />
      ))}
    </Stack>
  );
}
