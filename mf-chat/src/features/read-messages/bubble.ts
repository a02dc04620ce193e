import { styled } from '@social/ui';

/** One message among others: `data-side` says whose it is, `data-starts` and `data-ends` where several by one author begin and end. */
export const MessageLine = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: theme.spacing(1),
  alignItems: 'end',
  padding: theme.spacing(0.25, 2, 0.25, 1.5),
  '&[data-starts]': { paddingTop: theme.spacing(1) },
  '&[data-side="right"]': { gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineStart: theme.spacing(6) },
  '&[data-side="left"]': { paddingInlineEnd: theme.spacing(6) },
}));

/** Bubble and what belongs beside it, on the side of its author. */
export const BubbleLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  '[data-side="right"] &': { flexDirection: 'row-reverse' },
});

export const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  lineHeight: 1.45,
  minWidth: 0,
  padding: theme.spacing(0.875, 1.5),
  borderRadius: 18,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  background: (theme.vars ?? theme).palette.background.paper,
  color: (theme.vars ?? theme).palette.text.primary,
  '[data-side="right"] &': {
    borderColor: 'transparent',
    background: (theme.vars ?? theme).palette.primary.main,
    color: (theme.vars ?? theme).palette.primary.contrastText,
  },
  '[data-side="left"][data-ends] &': { borderEndStartRadius: 6 },
  '[data-side="right"][data-ends] &': { borderEndEndRadius: 6 },
  // A picture or sticker fills its bubble.
  '&[data-bare]': { padding: 4 },
  '&[data-dim]': { opacity: 0.75 },
}));

/** The time, and how far it has come. */
export const Meta = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  fontSize: '0.75rem',
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 4,
  marginTop: 2,
  color: (theme.vars ?? theme).palette.text.secondary,
  '[data-side="right"] &': { color: 'inherit' },
}));
