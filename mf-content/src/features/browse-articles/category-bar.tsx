import type { BlogCategoryId } from '@social/api/blogs/blog';
import { styled } from '@social/ui';
import { Link } from '@social/ui/router';

export type CategoryBarProps = { categories: readonly (readonly [BlogCategoryId, string])[]; chosen: BlogCategoryId | null };

/** Leads to the articles of one category, or to all. */
export function CategoryBar({ categories, chosen }: CategoryBarProps) {
  if (categories.length === 0) return null;
  return (
    <Bar aria-label="Categories">
      <Choice to="/blog" aria-current={chosen === null}>
        All
      </Choice>
      {categories.map(([id, name]) => (
        <Choice key={id} to={`/blog?category=${encodeURIComponent(id)}`} aria-current={chosen === id} dir="auto">
          {name}
        </Choice>
      ))}
    </Bar>
  );
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  overflowX: 'auto',
  // Room for the focus outline inside of what scrolls.
  padding: 4,
  margin: -4,
  scrollbarWidth: 'none',
}));

const Choice = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  padding: theme.spacing(0, 2),
  borderRadius: 999,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current="true"]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: 'transparent',
  },
}));
