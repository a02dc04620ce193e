import { Typography } from '@social/ui';

/** Says that the linked comment or reply no longer exists. */
export function MissingLinkedEntry({ kind }: { kind: 'comment' | 'reply' }) {
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
      The {kind} that the link leads to is no longer there.
    </Typography>
  );
}
