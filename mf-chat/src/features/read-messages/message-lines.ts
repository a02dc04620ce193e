import { styled } from '@social/ui';

/**
 * The list of messages, and the styles of everything in it: one styled element for hundreds. Styling them one by one took a third of
 * the time to open a conversation. A line is an `li.line`; `data-side` is right for own messages, and `data-starts` and `data-ends` mark
 * the first and last of a run by one author.
 */
export const MessageLines = styled('ol')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    margin: 0,
    padding: theme.spacing(1, 0),
    listStyle: 'none',
    '& .line': {
      display: 'grid',
      gridTemplateColumns: '32px minmax(0, 1fr)',
      columnGap: theme.spacing(1),
      alignItems: 'end',
      padding: theme.spacing(0.25, 2, 0.25, 1.5),
      '&[data-starts]': { paddingTop: theme.spacing(1) },
      '&[data-side="right"]': { gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineStart: theme.spacing(6) },
      '&[data-side="left"]': { paddingInlineEnd: theme.spacing(6) },
    },
    '& .line[data-target] .bubble': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    // The bubble and its actions button, on the author's side.
    '& .bubble-row': { display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 },
    '& [data-side="right"] .bubble-row': { flexDirection: 'row-reverse' },
    '& .author': { ...theme.typography.caption, fontWeight: 600, padding: theme.spacing(0, 1.5, 0.25), color: palette.text.secondary },
    '& .bubble': {
      ...theme.typography.body1,
      lineHeight: 1.45,
      minWidth: 0,
      padding: theme.spacing(0.875, 1.5),
      borderRadius: 18,
      border: `1px solid ${palette.divider}`,
      background: palette.background.paper,
      color: palette.text.primary,
      // A picture or sticker fills its bubble.
      '&[data-bare]': { padding: 4 },
      '&[data-dim]': { opacity: 0.75 },
    },
    '& [data-side="right"] .bubble': { borderColor: 'transparent', background: palette.primary.main, color: palette.primary.contrastText },
    '& [data-side="left"][data-ends] .bubble': { borderEndStartRadius: 6 },
    '& [data-side="right"][data-ends] .bubble': { borderEndEndRadius: 6 },
    '& .text': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', '& a': { color: 'inherit', textDecoration: 'underline' } },
    // The time and the delivery tick.
    '& .meta': {
      ...theme.typography.caption,
      fontSize: '0.75rem',
      lineHeight: 1.4,
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: 4,
      marginTop: 2,
      color: palette.text.secondary,
    },
    '& [data-side="right"] .meta': { color: 'inherit' },
    // Keeps the time clear of the rounded corner, where the bubble has no padding.
    '& [data-bare] .meta': { paddingInline: 8 },
    '& .tick': { width: 15, height: 15, flexShrink: 0, fill: 'currentColor', opacity: 0.65, '&[data-delivery="read"]': { opacity: 1 } },
    // For screen readers.
    '& .visually-hidden': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    '& .actions': {
      flexShrink: 0,
      width: 30,
      height: 30,
      padding: 0,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      border: 0,
      borderRadius: '50%',
      cursor: 'pointer',
      color: palette.text.secondary,
      background: 'none',
      '& svg': { width: 20, height: 20, fill: 'currentColor' },
      '&:hover': { background: palette.action.hover },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
      '@media (hover: none)': { width: 44, height: 44, marginInline: -6, opacity: 0.6 },
    },
    '@media (hover: hover)': {
      '& .actions': { opacity: 0 },
      '& .line:hover .actions, & .line:focus-within .actions': { opacity: 1 },
    },
  };
});
