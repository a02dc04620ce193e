import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { IconButton, Tooltip } from '@social/ui';

/** Deletes the member's own album. The notice that follows offers Undo. */
export function DeleteAlbumButton({ onDelete }: { onDelete: () => void }) {
  return (
    <Tooltip title="Delete album">
      <IconButton aria-label="Delete album" onClick={onDelete}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
