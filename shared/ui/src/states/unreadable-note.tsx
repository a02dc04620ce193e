import Typography from '@mui/material/Typography';

/** `singular` and `plural` name the omitted items: 'reply', 'replies'. */
export type UnreadableNoteProps = { count: number; singular: string; plural?: string };

/** Says how many items of a list are omitted because they could not be decoded; nothing without any. */
export function UnreadableNote({ count, singular, plural = `${singular}s` }: UnreadableNoteProps) {
  if (count === 0) return null;
  return (
    <Typography variant="body2" sx={{ p: 1, textAlign: 'center', color: 'text.secondary' }}>
      {count} {count === 1 ? singular : plural} could not be shown.
    </Typography>
  );
}
