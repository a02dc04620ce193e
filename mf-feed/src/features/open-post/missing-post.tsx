import { Button, EmptyState } from '@social/ui';
import { Link } from '@social/ui/router';

/** Stands where a post would be that is gone or not for this member to see: the provider does not tell which. */
export function MissingPost() {
  return (
    <EmptyState
      title="This post is not here"
      detail="It was deleted, or it is shown to others alone."
      action={
        <Button component={Link} to="/" variant="outlined">
          Go to your feed
        </Button>
      }
    />
  );
}
