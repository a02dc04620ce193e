import { styled } from '@social/ui';

/** Words to read for a while: larger, with air between lines and paragraphs. (`&&`: stronger than what all rich text has.) */
export const ArticleText = styled('div')(({ theme }) => ({
  fontSize: '1.0625rem',
  lineHeight: 1.75,
  '&& p': { marginBlock: '0 1.2em' },
  '&& h2, && h3, && h4': { ...theme.typography.h2, marginBlock: '1.6em 0.6em' },
  '&& ul, && ol': { marginBlock: '0 1.2em', paddingInlineStart: '1.4em' },
  '&& li': { marginBottom: '0.45em' },
  '&& li::marker': { color: (theme.vars ?? theme).palette.primary.main, fontWeight: 600 },
  '&& blockquote': {
    margin: '1.6em 0',
    paddingInlineStart: theme.spacing(2.5),
    borderInlineStart: `3px solid ${(theme.vars ?? theme).palette.primary.main}`,
    fontSize: '1.1875rem',
    fontStyle: 'italic',
    lineHeight: 1.5,
  },
  '&& pre, && code': { fontSize: '0.9em', backgroundColor: (theme.vars ?? theme).palette.action.hover, borderRadius: 6 },
  '&& code': { padding: '0.15em 0.35em' },
  '&& pre': { padding: theme.spacing(2), overflowX: 'auto' },
}));
