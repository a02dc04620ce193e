import type { Blog } from '@social/api/blogs/blog';
import { styled } from '@social/ui';
import { Link } from '@social/ui/router';

/** Names an article's category and links to it where the provider sends its id. */
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
  // Lies above the title's link, which covers the whole card.
  position: 'relative',
  zIndex: 1,
  fontWeight: 600,
  color: theme.vars.palette.secondary.main,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
