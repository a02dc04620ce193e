import { t } from '@social/texts';
import { CloseIcon, IconButton, styled, useObjectUrlRef } from '@social/ui';

export type PicturePreviewProps = { file: File; onRemove: () => void };

/** Previews the picture attached to a comment. */
export function PicturePreview({ file, onRemove }: PicturePreviewProps) {
  const show = useObjectUrlRef(file);
  return (
    <Frame>
      <Image ref={show} alt={file.name} />
      <Remove size="small" aria-label={t('Remove {name}', { name: file.name })} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </Remove>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 120,
  height: 96,
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const Image = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

const Remove = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  background: theme.vars.palette.background.paper,
  '&:hover': { background: theme.vars.palette.background.default },
}));
