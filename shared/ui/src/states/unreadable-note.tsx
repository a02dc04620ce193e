import Typography from '@mui/material/Typography';
import { plural } from '@social/texts';

/** `singular` and `plural` name the omitted items: 'reply', 'replies'. */
export type UnreadableNoteProps = { count: number; singular: string; plural?: string };

/** Says how many items of a list are omitted because they could not be decoded; nothing without any. */
export function UnreadableNote({ count, singular, plural: many = `${singular}s` }: UnreadableNoteProps) {
  if (count === 0) return null;
  return (
    <Typography variant="body2" sx={{ p: 1, textAlign: 'center', color: 'text.secondary' }}>
      {plural(
        count,
        { one: '{count} {noun} could not be shown.', other: '{count} {noun} could not be shown.' },
        { noun: count === 1 ? singular : many },
      )}
    </Typography>
  );
}
