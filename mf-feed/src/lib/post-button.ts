import { ButtonBase, styled } from '@social/ui';

/** A button in the row below a post. `inherit` is the inactive colour. */
export const PostButton = styled(ButtonBase, { shouldForwardProp: (name) => name !== 'color' && name !== 'sx' && name !== 'theme' })<{
  color: 'inherit' | 'primary';
}>(({ theme, color }) => {
  const { palette } = theme.vars;
  return {
    // MUI's full Button costs a frame on a slow device when several posts render, with five buttons each.
    ...theme.typography.button,
    minWidth: 44,
    minHeight: 40,
    padding: theme.spacing(0.5, 1.25),
    gap: theme.spacing(0.75),
    borderRadius: 999,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: color === 'inherit' ? palette.text.secondary : palette.primary.main,
    '&:hover': { background: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
  };
});
