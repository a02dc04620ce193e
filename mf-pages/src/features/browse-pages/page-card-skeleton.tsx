import { Box, Card, Skeleton, Stack } from '@social/ui';

/** Placeholder for a page card while the list loads. */
export function PageCardSkeleton() {
  return (
    <Card aria-hidden>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', p: 2 }}>
        <Skeleton variant="circular" width={56} height={56} />
        <div>
          <Skeleton width={180} height={24} />
          <Skeleton width={110} />
          <Skeleton width={130} />
        </div>
      </Stack>
      {/* On a phone the action has a row of its own. */}
      <Box sx={{ display: { sm: 'none' }, px: 2, pb: 2 }}>
        <Skeleton variant="rounded" height={40} />
      </Box>
    </Card>
  );
}
