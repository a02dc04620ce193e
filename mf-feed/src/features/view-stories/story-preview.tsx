import { Button, FileInput, ImageIcon, styled, useObjectUrlRef } from '@social/ui';
import { useRef } from 'react';

export type StoryPreviewProps = { file: File | null; isLocked: boolean; onSelect: (files: readonly File[]) => void };

/** Previews the new story's photo or video and lets the member choose or drop another. */
export function StoryPreview({ file, isLocked, onSelect }: StoryPreviewProps) {
  const source = useObjectUrlRef(file);
  const input = useRef<HTMLInputElement>(null);

  return (
    <Frame
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!isLocked) onSelect([...event.dataTransfer.files]);
      }}
    >
      {file?.type.startsWith('video/') && <video ref={source} controls playsInline aria-label={file.name} />}
      {file?.type.startsWith('image/') && <img ref={source} alt={file.name} />}
      <Button
        variant={file ? 'outlined' : 'contained'}
        startIcon={<ImageIcon />}
        disabled={isLocked}
        onClick={() => input.current?.click()}
      >
        {file ? 'Choose another' : 'Choose a photo or video'}
      </Button>
      <FileInput ref={input} label="Photo or video" accept="image/*,video/*" isDisabled={isLocked} onPick={onSelect} />
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
  '& > img, & > video': { maxWidth: '100%', maxHeight: 360, borderRadius: 12 },
}));
