import { t } from '@social/texts';
import { styled } from '@social/ui';

/** Says that the recipient is typing, and takes room only then. `name` is null while the recipient does not type. */
export function TypingNotice({ name }: { name: string | null }) {
  return <Line role="status">{name !== null && t('{name} is typing…', { name })}</Line>;
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(0, 2),
  color: theme.vars.palette.text.secondary,
  '&:not(:empty)': { paddingTop: theme.spacing(0.75) },
}));
