import { CloseIcon, IconButton, SafeImage, styled } from '@social/ui';
import { getFileUrl } from '../../lib/get-file-url';

export type ChosenPicturesProps = { pictures: readonly File[]; onRemove: (picture: File) => void };

/** Lists the pictures attached to a post; each can be removed. */
export function ChosenPictures({ pictures, onRemove }: ChosenPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <List aria-label="Chosen pictures">
      {pictures.map((picture, index) => (
        <li key={`${picture.name}${picture.lastModified}${index}`}>
          <SafeImage src={getFileUrl(picture)} alt={picture.name} />
          <IconButton size="small" aria-label={`Remove ${picture.name}`} onClick={() => onRemove(picture)}>
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
