import { Skeleton, Stack } from '@social/ui';

/** The results' path until they are here. */
export function ResultsSkeleton() {
  return (
    <Stack role="status" aria-label="Searching" spacing={1}>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} variant="rounded" height={68} />
      ))}
    </Stack>
  );
}
