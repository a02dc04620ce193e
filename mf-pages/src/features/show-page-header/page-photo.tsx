import type { Page } from '@social/api/pages/page';
import { t } from '@social/texts';
import { ImageIcon, PersonAvatar, styled } from '@social/ui';
import { PictureButton } from '../../lib/picture-button';
import { useUploadPicture } from './use-upload-picture';

/** Shows the page's profile picture; its managers can change it. */
export function PagePhoto({ page, isManager }: { page: Page; isManager: boolean }) {
  const { isSending, newUrl, upload, refuse } = useUploadPicture(page, 'avatar');

  return (
    <Frame>
      <PersonAvatar name={page.name} avatarUrl={newUrl ?? page.avatarUrl} size={112} />
      {isManager && (
        <Change>
          <PictureButton kind="avatar" aria-label={t('Upload profile photo')} loading={isSending} onPick={upload} onRefuse={refuse}>
            <ImageIcon fontSize="small" />
          </PictureButton>
        </Change>
      )}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  flexShrink: 0,
  width: 120,
  height: 120,
  padding: 4,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.paper,
}));

const Change = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: -4,
  bottom: 0,
  '& .MuiButton-root': {
    minWidth: 44,
    width: 44,
    height: 44,
    padding: 0,
    borderRadius: '50%',
    border: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));
