import { styled } from '@social/ui';

/** Larger text with more space between lines and paragraphs. `&&` overrides the styles of rich text. */
export const ArticleText = styled('div')(({ theme }) => ({
  fontSize: '1.0625rem',
  lineHeight: 1.75,
  '&& p': { marginBlock: '0 1.2em' },
  '&& h2': { ...theme.typography.h2, marginBlock: '1.6em 0.6em' },
  '&& h3': { ...theme.typography.h3, fontSize: '1.15rem', marginBlock: '1.4em 0.5em' },
  '&& h4': { ...theme.typography.h3, marginBlock: '1.4em 0.5em' },
  '&& hr': { margin: '2em 25%', border: 0, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&& img': { display: 'block', maxWidth: '100%', height: 'auto', marginInline: 'auto', borderRadius: 12 },
  '&& figure': { margin: '1.6em 0' },
  '&& figcaption, && caption': {
    ...theme.typography.body2,
    marginTop: theme.spacing(1),
    color: theme.vars.palette.text.secondary,
  },
  '&& figcaption': { textAlign: 'center' },
  // The retry button of a picture that did not load.
  '&& button:not([class])': {
    ...theme.typography.body2,
    display: 'block',
    width: '100%',
    minHeight: 96,
    padding: theme.spacing(2),
    border: `1px dashed ${theme.vars.palette.text.disabled}`,
    borderRadius: 12,
    backgroundColor: theme.vars.palette.action.hover,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
  },
  // A wide table scrolls instead of the page, and breaks no words.
  '&& table': { display: 'block', overflowX: 'auto', marginBlock: '0 1.2em', borderCollapse: 'collapse', fontSize: '0.9em' },
  '&& th, && td': {
    overflowWrap: 'normal',
    padding: theme.spacing(0.75, 1.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
  },
  '&& ul, && ol': { marginBlock: '0 1.2em', paddingInlineStart: '1.4em' },
  '&& li': { marginBottom: '0.45em' },
  '&& li::marker': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  '&& blockquote': {
    margin: '1.6em 0',
    paddingInlineStart: theme.spacing(2.5),
    borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
    fontSize: '1.1875rem',
    fontStyle: 'italic',
    lineHeight: 1.5,
  },
  '&& pre, && code': { fontSize: '0.9em', backgroundColor: theme.vars.palette.action.hover, borderRadius: 6 },
  '&& code': { padding: '0.15em 0.35em' },
  '&& pre': { padding: theme.spacing(2), overflowX: 'auto' },
}));
