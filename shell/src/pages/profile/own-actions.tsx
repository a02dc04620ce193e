import type { Person } from '@social/api/people/fetch-person';
import { t } from '@social/texts';
import { Button, ShareIcon, useLazyOverlay, IconButton, Tooltip } from '@social/ui';
import { copyProfileLink } from '../../features/show-profile/copy-profile-link';

/** The actions on one's own profile. */
export function OwnActions({ person }: { person: Person }) {
  const editor = useLazyOverlay(
    t('The form'),
    async () => (await import('../../features/edit-profile/edit-profile-dialog')).EditProfileDialog,
  );
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => void editor.open()}>
        {t('Edit profile')}
      </Button>
      <Tooltip title={t('Copy link to profile')}>
        <IconButton aria-label={t('Copy link to profile')} onClick={() => void copyProfileLink(person.id)}>
          <ShareIcon />
        </IconButton>
      </Tooltip>
      {editor.Overlay && <editor.Overlay person={person} onClose={editor.close} />}
    </>
  );
}
