import type { DraftFile } from '@social/data/drafts/draft-files';
import { t } from '@social/texts';
import { CloseIcon, FileIcon, IconButton, styled, VideoIcon, useObjectUrlRef } from '@social/ui';
import { useEffect, useState } from 'react';
import { AudioPlayer } from './audio-player';

/** Lists the files that will be sent with a message or a post. */
export function ChosenFileList({ files, onRemove }: { files: readonly DraftFile[]; onRemove: (id: string) => void }) {
  if (files.length === 0) return null;
  return (
    <Tiles aria-label={t('Attachments')}>
      {files.map(({ id, name, file }) => (
        <Tile key={id} data-sound={file.type.startsWith('audio/') || undefined}>
          <Preview file={file} />
          <IconButton size="small" aria-label={t('Remove {name}', { name })} onClick={() => onRemove(id)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tile>
      ))}
    </Tiles>
  );
}

/** Plays a recording before it is sent. */
function Sound({ file }: { file: File }) {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <AudioPlayer src={url} name={file.name} />;
}

function Preview({ file }: { file: File }) {
  const show = useObjectUrlRef(file);
  if (file.type.startsWith('image/')) return <Picture ref={show} alt={file.name} />;
  if (file.type.startsWith('audio/')) return <Sound file={file} />;
  const Icon = file.type.startsWith('video/') ? VideoIcon : FileIcon;
  return (
    <FileName>
      <Icon color="primary" />
      <span dir="auto">{file.name}</span>
    </FileName>
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
  border: `1px solid ${theme.vars.palette.divider}`,
  '&[data-sound]': { width: 320, maxWidth: '100%', height: 56, paddingBlock: 5, paddingInlineEnd: 44 },
  '& > button': {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineEnd: 4,
    background: theme.vars.palette.background.paper,
    '&:hover': { background: theme.vars.palette.background.default },
  },
}));

const Picture = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

const FileName = styled('div')(({ theme }) => ({
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
