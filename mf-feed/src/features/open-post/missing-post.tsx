import { t } from '@social/texts';
import { Button, EmptyState } from '@social/ui';
import { Link } from '@social/ui/router';

/** Replaces a post that was deleted or is not visible to the member; the provider does not say which. */
export function MissingPost() {
  return (
    <EmptyState
      title={t('This post is not here')}
      detail={t('It was deleted, or you are not allowed to see it.')}
      action={
        <Button component={Link} to="/" variant="outlined">
          {t('Go to your feed')}
        </Button>
      }
    />
  );
}
