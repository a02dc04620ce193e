import type { Blog } from '@social/api/blogs/blog';
import { styled } from '@social/ui';
import { Link } from '@social/ui/router';

/** What an article is about; leads to all of that category where the provider says which it is. */
export function CategoryLink({ blog: { categoryId, categoryName } }: { blog: Pick<Blog, 'categoryId' | 'categoryName'> }) {
  if (categoryName === '') return null;
  if (categoryId === null) return <span dir="auto">{categoryName}</span>;
  return (
    <Name to={`/blog?category=${encodeURIComponent(categoryId)}`} dir="auto">
      {categoryName}
    </Name>
  );
}

const Name = styled(Link)(({ theme }) => ({
  // Above the title's link, which covers the whole card.
  position: 'relative',
  zIndex: 1,
  fontWeight: 600,
  color: theme.vars.palette.secondary.main,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
