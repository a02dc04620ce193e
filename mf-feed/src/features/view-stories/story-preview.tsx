import { t } from '@social/texts';
import { Button, ButtonBase, FileInput, ImageIcon, styled, useFileDrop, useObjectUrlRef } from '@social/ui';
import { useRef } from 'react';
import { storyBackgrounds, type StoryBackground } from './text-story';

export type StoryPreviewProps = {
  file: File | null;
  /** Shown as the story where there is no file. */
  text: string;
  background: StoryBackground;
  isLocked: boolean;
  onSelect: (files: readonly File[]) => void;
  onRemove: () => void;
  onBackground: (background: StoryBackground) => void;
};

/** Previews the new story: its photo or video, or its text on a background. The member chooses, drops or pastes another file. */
export function StoryPreview({ file, text, background, isLocked, onSelect, onRemove, onBackground }: StoryPreviewProps) {
  const source = useObjectUrlRef(file);
  const input = useRef<HTMLInputElement>(null);
  const isDragOver = useFileDrop((files) => !isLocked && onSelect(files), { acceptsPaste: true });
  const isText = file === null && text !== '';

  return (
    <Frame data-is-target={isDragOver || undefined}>
      {file?.type.startsWith('video/') && <video ref={source} controls playsInline aria-label={file.name} />}
      {file?.type.startsWith('image/') && <img ref={source} alt={file.name} />}
      {isText && (
        <>
          <Card dir="auto" style={{ background: `linear-gradient(150deg, ${background.from}, ${background.to})` }}>
            {text}
          </Card>
          <Row role="group" aria-label={t('Background')}>
            {storyBackgrounds.map((choice) => (
              <Swatch
                key={choice.name}
                aria-label={choice.name}
                aria-pressed={choice === background}
                disabled={isLocked}
                style={{ background: `linear-gradient(150deg, ${choice.from}, ${choice.to})` }}
                onClick={() => onBackground(choice)}
              />
            ))}
          </Row>
        </>
      )}
      <Row>
        <Button
          variant={file || isText ? 'outlined' : 'contained'}
          startIcon={<ImageIcon />}
          disabled={isLocked}
          onClick={() => input.current?.click()}
        >
          {file ? t('Choose another') : t('Choose a photo or video')}
        </Button>
        {file && (
          <Button color="inherit" disabled={isLocked} onClick={onRemove}>
            {t('Remove')}
          </Button>
        )}
      </Row>
      <FileInput ref={input} label={t('Photo or video')} accept="image/*,video/*" isDisabled={isLocked} onPick={onSelect} />
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(2),
  minHeight: 220,
  padding: theme.spacing(2),
  border: `1.5px dashed ${theme.vars.palette.divider}`,
  borderRadius: 16,
  '&[data-is-target]': { borderColor: theme.vars.palette.primary.main },
  '& > img, & > video': { maxWidth: '100%', maxHeight: 360, borderRadius: 12 },
}));

const Card = styled('p')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  width: 200,
  aspectRatio: '9 / 16',
  margin: 0,
  padding: theme.spacing(2),
  borderRadius: 16,
  overflow: 'hidden',
  fontWeight: 600,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  color: theme.palette.common.white,
}));

const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.spacing(1) }));

const Swatch = styled(ButtonBase)(({ theme }) => ({
  width: 36,
  height: 36,
  borderRadius: '50%',
  '&[aria-pressed="true"], &:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));
