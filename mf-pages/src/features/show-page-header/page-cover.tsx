import type { Page } from '@social/api/pages/page';
import { t } from '@social/texts';
import { ImageIcon, SafeImage, styled } from '@social/ui';
import { PictureButton } from '../../lib/picture-button';
import { useUploadPicture } from './use-upload-picture';

/** Shows the page's cover; its managers can change it. */
export function PageCover({ page, isManager }: { page: Page; isManager: boolean }) {
  const { isSending, newUrl, upload, refuse } = useUploadPicture(page, 'cover');
  const url = newUrl ?? page.coverUrl;

  return (
    <Frame data-is-empty={url === null || undefined}>
      {url !== null && <SafeImage src={url} alt="" />}
      {isManager && (
        <Change data-is-alone={url === null || undefined}>
          <PictureButton
            kind="cover"
            variant="contained"
            color="inherit"
            size="small"
            startIcon={<ImageIcon />}
            loading={isSending}
            onPick={upload}
            onRefuse={refuse}
          >
            {url === null ? t('Add Cover Photo') : t('Change Cover Photo')}
          </PictureButton>
        </Change>
      )}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '3 / 1',
  minHeight: 140,
  width: '100%',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.action.selected,
  '&[data-is-empty]': {
    backgroundImage: `linear-gradient(120deg, ${theme.vars.palette.primary.light}, ${theme.vars.palette.secondary.light})`,
  },
}));

const Change = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: theme.spacing(1.5),
  bottom: theme.spacing(1.5),
  '&[data-is-alone]': { inset: 0, display: 'grid', placeItems: 'center' },
  '& .MuiButton-root': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));
