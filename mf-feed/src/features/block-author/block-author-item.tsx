import BlockIcon from '@mui/icons-material/BlockOutlined';
import { failureMessage } from '@social/api/failure-message';
import type { PersonSummary } from '@social/api/people/person';
import { setPersonBlocked } from '@social/api/people/set-person-blocked';
import type { Post } from '@social/api/posts/post';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { offerUndo } from '@social/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { removePostFromLists, restorePost } from '../../lib/hidden-posts';
import { OptionItem } from '../../lib/option-item';

export type BlockAuthorItemProps = { post: Pick<Post, 'id'>; author: PersonSummary; onSelect: () => void };

export function BlockAuthorItem({ post, author, onSelect }: BlockAuthorItemProps) {
  const queries = useQueryClient();
  return (
    <OptionItem icon={<BlockIcon fontSize="small" />} isDangerous onClick={() => (onSelect(), void blockAuthor(queries, post, author))}>
      {t('Block {name}', { name: author.name })}
    </OptionItem>
  );
}

/** Hides the post at once and blocks when the notice with Undo has gone: blocking removes both follows, which no call restores. */
async function blockAuthor(queries: QueryClient, { id }: Pick<Post, 'id'>, author: PersonSummary): Promise<void> {
  removePostFromLists(id);
  await offerUndo({
    message: t('You have blocked {name}.', { name: author.name }),
    undo: () => restorePost(id),
    commit: async () => {
      await setPersonBlocked(apiClient, author.id, true);
      await queries.invalidateQueries();
    },
    refusedMessage: refusalMessage((error) =>
      t('{failureMessage} {name} is not blocked.', { failureMessage: failureMessage(error), name: author.name }),
    ),
  });
}
