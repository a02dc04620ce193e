import { albumLimits } from '@social/api/albums/album-limits';
import { t } from '@social/texts';
import { Button, FileInput, ImageIcon, styled } from '@social/ui';
import { useRef } from 'react';

export type FileDropAreaProps = {
  isDragOver: boolean;
  /** Takes less room once files were chosen. */
  isCompact: boolean;
  isDisabled: boolean;
  onPick: (files: readonly File[]) => void;
};

/** Offers to choose photos and videos, and says that they can be dropped or pasted. */
export function FileDropArea({ isDragOver, isCompact, isDisabled, onPick }: FileDropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Area isDragOver={isDragOver} isCompact={isCompact}>
      <ImageIcon />
      <FileInput ref={input} label={t('Photos and videos')} accept="image/*,video/*" isMultiple isDisabled={isDisabled} onPick={onPick} />
      <Button variant="outlined" disabled={isDisabled} onClick={() => input.current?.click()}>
        {isCompact ? t('Add photos and videos') : t('Choose photos and videos')}
      </Button>
      <Hint>
        {isDragOver ? t('Drop to add') : t('or drop or paste them here')}
        {!isCompact && (
          <>
            <br />
            {t('Up to {files} files: photos of {photoMegabytes} MB, videos of {videoMegabytes} MB', albumLimits)}
          </>
        )}
      </Hint>
    </Area>
  );
}

const Area = styled('div', { shouldForwardProp: (name) => name !== 'isDragOver' && name !== 'isCompact' })<{
  isDragOver: boolean;
  isCompact: boolean;
}>(({ theme, isDragOver, isCompact }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexDirection: isCompact ? 'row' : 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: theme.spacing(1.25),
    padding: theme.spacing(isCompact ? 1.5 : 5, 2),
    borderRadius: 16,
    border: `2px dashed ${isDragOver ? palette.primary.main : palette.divider}`,
    background: palette.background.paper,
    color: palette.text.secondary,
    textAlign: 'center',
    '& > svg': { fontSize: isCompact ? 24 : 44 },
  };
});

const Hint = styled('span')(({ theme }) => ({ ...theme.typography.body2, lineHeight: 1.6 }));
