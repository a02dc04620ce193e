import { BlogIcon, EmptyState, Stack, Typography } from '@social/ui';

export function BlogPage() {
  return (
    <Stack spacing={2}>
      <Typography variant="h1">Blog</Typography>
      <EmptyState
        icon={<BlogIcon />}
        title="Articles will be read here"
        detail="The blog will list its articles by date with their authors and tags, and each opens in full."
      />
    </Stack>
  );
}
