import { ButtonBase, styled } from '@social/ui';

/** A button of the row below a post. `inherit` is the quiet one. */
export const PostButton = styled(ButtonBase, { shouldForwardProp: (name) => name !== 'color' && name !== 'sx' && name !== 'theme' })<{
  color: 'inherit' | 'primary';
}>(({ theme, color }) => {
  const { palette } = theme.vars;
  return {
    // The library's whole button costs a frame on a slow device by the time a few posts have come near: five stand below each.
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
