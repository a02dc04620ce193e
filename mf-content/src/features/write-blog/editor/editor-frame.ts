import { styled } from '@social/ui';
import { ArticleText } from '../../../lib/article-text';

/** Looks like the other fields of the form. */
export const EditorFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  border: `1px solid ${theme.vars.palette.text.disabled}`,
  borderRadius: 12,
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  '&[data-invalid]': { borderColor: theme.vars.palette.error.main },
}));

/** The text as readers will see it. */
export const EditorText = styled(ArticleText)(({ theme }) => ({
  minHeight: 280,
  padding: theme.spacing(2),
  outline: 'none',
  overflowWrap: 'anywhere',
  '& a': { color: theme.vars.palette.primary.main },
  '&& > :first-child': { marginBlockStart: 0 },
}));

/** Holds the text, and over its first line the placeholder. */
export const TextArea = styled('div')({ display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } });

export const Placeholder = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  fontSize: '1.0625rem',
  lineHeight: 1.75,
  color: theme.vars.palette.text.secondary,
  pointerEvents: 'none',
}));
