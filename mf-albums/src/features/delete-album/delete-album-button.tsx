import { IconButton, Tooltip } from '@social/ui';
import { DeleteIcon } from '../../lib/album-icons';

/** Deletes one's own album; the notice that follows has the way back. */
export function DeleteAlbumButton({ onDelete }: { onDelete: () => void }) {
  return (
    <Tooltip title="Delete album">
      <IconButton aria-label="Delete album" onClick={onDelete}>
        <DeleteIcon />
      </IconButton>
    </Tooltip>
  );
}
