import type { DraftFile } from '@social/data/drafts/draft-files';
import { t } from '@social/texts';
import { CloseIcon, IconButton, SafeImage, styled } from '@social/ui';
import { getFileUrl } from '../../lib/get-file-url';

export type ChosenPicturesProps = { pictures: readonly DraftFile[]; onRemove: (id: string) => void };

/** Lists the pictures attached to a post; each can be removed. */
export function ChosenPictures({ pictures, onRemove }: ChosenPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <List aria-label={t('Chosen pictures')}>
      {pictures.map(({ id, name, file }) => (
        <li key={id}>
          <SafeImage src={getFileUrl(file)} alt={name} />
          <IconButton size="small" aria-label={t('Remove {name}', { name })} onClick={() => onRemove(id)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: 12,
    backgroundColor: theme.vars.palette.action.hover,
  },
  '& button': {
    position: 'absolute',
    insetBlockStart: theme.spacing(0.5),
    insetInlineEnd: theme.spacing(0.5),
    width: 36,
    height: 36,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& button:hover': { backgroundColor: theme.vars.palette.background.paper },
}));
