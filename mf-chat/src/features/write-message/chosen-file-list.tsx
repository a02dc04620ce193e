import { AudioIcon, CloseIcon, FileIcon, IconButton, styled, VideoIcon } from '@social/ui';
import { useCallback } from 'react';
import type { ChosenFile } from './use-chosen-files';

/** What will be sent beside the words. */
export function ChosenFileList({ chosen, onRemove }: { chosen: readonly ChosenFile[]; onRemove: (id: string) => void }) {
  if (chosen.length === 0) return null;
  return (
    <Tiles aria-label="Attachments">
      {chosen.map(({ id, file }) => (
        <Tile key={id}>
          <Preview file={file} />
          <IconButton size="small" aria-label={`Remove ${file.name}`} onClick={() => onRemove(id)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tile>
      ))}
    </Tiles>
  );
}

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (file.type.startsWith('image/')) return <Picture ref={show} alt={file.name} />;
  const Icon = file.type.startsWith('video/') ? VideoIcon : file.type.startsWith('audio/') ? AudioIcon : FileIcon;
  return (
    <Named>
      <Icon color="primary" />
      <span dir="auto">{file.name}</span>
    </Named>
  );
}

const Tiles = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  overflowX: 'auto',
  margin: 0,
  padding: theme.spacing(1, 1.5, 0),
  listStyle: 'none',
}));

const Tile = styled('li')(({ theme }) => ({
  position: 'relative',
  flexShrink: 0,
  width: 96,
  height: 96,
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& > button': {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineEnd: 4,
    background: (theme.vars ?? theme).palette.background.paper,
    '&:hover': { background: (theme.vars ?? theme).palette.background.default },
  },
}));

const Picture = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

const Named = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  height: '100%',
  padding: theme.spacing(3, 0.5, 0.5),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  overflow: 'hidden',
}));
