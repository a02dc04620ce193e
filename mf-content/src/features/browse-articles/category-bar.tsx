import type { BlogCategoryId } from '@social/api/blogs/blog';
import { styled } from '@social/ui';
import { Link } from '@social/ui/router';

export type CategoryBarProps = { categories: readonly (readonly [BlogCategoryId, string])[]; current: BlogCategoryId | null };

/** Links to all articles and to those of each category. */
export function CategoryBar({ categories, current }: CategoryBarProps) {
  if (categories.length === 0) return null;
  return (
    <Bar aria-label="Categories">
      <CategoryLink to="/blog" aria-current={current === null}>
        All
      </CategoryLink>
      {categories.map(([id, name]) => (
        <CategoryLink key={id} to={`/blog?category=${encodeURIComponent(id)}`} aria-current={current === id} dir="auto">
          {name}
        </CategoryLink>
      ))}
    </Bar>
  );
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  overflowX: 'auto',
  // Leaves room for the focus outline inside the scroll container.
  padding: 4,
  margin: -4,
  scrollbarWidth: 'none',
}));

const CategoryLink = styled(Link)(({ theme }) => ({
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
