import UnmuteIcon from '@mui/icons-material/VolumeUpOutlined';
import MuteIcon from '@mui/icons-material/VolumeOffOutlined';
import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { PersonSummary } from '@social/api/people/person';
import { setPersonMuted } from '@social/api/people/set-person-muted';
import { useHiddenIds } from '@social/data';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { mutedAuthors } from '../../lib/muted-authors';
import { OptionItem } from '../../lib/option-item';

type Author = Pick<PersonSummary, 'id' | 'name'>;

export type MuteAuthorItemProps = { author: Author; isMuted: boolean; onSelect: () => void };

/** Mutes the author of a post, or ends that. */
export function MuteAuthorItem({ author, isMuted: wasMuted, onSelect }: MuteAuthorItemProps) {
  const queries = useQueryClient();
  const isMuted = useHiddenIds(mutedAuthors).has(author.id) || wasMuted;

  async function change(): Promise<void> {
    onSelect();
    await setMuted(author, !isMuted);
    // The provider omitted their posts from what was read before.
    if (wasMuted) await queries.invalidateQueries();
  }

  return (
    <OptionItem icon={isMuted ? <UnmuteIcon fontSize="small" /> : <MuteIcon fontSize="small" />} onClick={() => void change()}>
      {isMuted ? t('Unmute {name}', { name: author.name }) : t('Mute {name}', { name: author.name })}
    </OptionItem>
  );
}

/** Hides or shows the author's posts at once, with Undo. A refusal reverts it. Rejects only on a bug. */
async function setMuted(author: Author, isMuted: boolean): Promise<void> {
  const show = (muted: boolean) => (muted ? mutedAuthors.hide(author.id) : mutedAuthors.restore(author.id));
  show(isMuted);
  try {
    await setPersonMuted(apiClient, author.id, isMuted);
  } catch (error) {
    show(!isMuted);
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'signed-out') return;
    const state = isMuted ? t('{name} is not muted.', { name: author.name }) : t('{name} is still muted.', { name: author.name });
    return void (await notify({ severity: 'error', message: `${state} ${failureMessage(error)}` }));
  }
  const message = isMuted
    ? t('Your feed no longer shows what {name} posts.', { name: author.name })
    : t('{name} is no longer muted.', { name: author.name });
  const outcome = await notify({ severity: 'success', message, action: t('Undo') });
  if (outcome === 'action') await setMuted(author, !isMuted);
}
