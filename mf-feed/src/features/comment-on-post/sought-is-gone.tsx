import { Typography } from '@social/ui';

/** A link led to what is not there. */
export function SoughtIsGone({ kind }: { kind: 'comment' | 'reply' }) {
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
      The {kind} that the link leads to is no longer there.
    </Typography>
  );
}
