import type { Blog } from '@social/api/blogs/blog';
import { deleteBlog } from '@social/api/blogs/delete-blog';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, notify, useLazyOverlay } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { forgetArticle } from '../../lib/articles-query';
import { loadConfirmDialog } from '../../lib/load-confirm-dialog';

/** Lets an author delete their blog, once they have confirmed it: no call takes that back. */
export function DeleteBlogButton({ blog }: { blog: Blog }) {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { Overlay: ConfirmDialog, open, close } = useLazyOverlay(t('The question'), loadConfirmDialog);

  async function remove() {
    await deleteBlog(apiClient, blog.id);
    await navigate('/blog', { replace: true });
    forgetArticle(queries, userId, blog.id);
    void notify({ severity: 'success', message: t('Your blog is deleted.') });
  }

  return (
    <>
      <Button color="error" aria-haspopup="dialog" onClick={() => void open()}>
        {t('Delete')}
      </Button>
      {ConfirmDialog && (
        <ConfirmDialog
          title={t('Delete this blog?')}
          detail={t('“{title}” is deleted with its comments, and so are the posts that share it. It cannot be undone.', {
            title: blog.title,
          })}
          cancelLabel={t('Keep blog')}
          confirmLabel={t('Delete blog')}
          failure={t('The blog is still there.')}
          onConfirm={remove}
          onClose={close}
        />
      )}
    </>
  );
}
