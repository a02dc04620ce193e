import type { PostBlog } from '@social/api/posts/post-extras';
import { styled } from '@social/ui';
import { Link } from '@social/ui/router';

/** The blog article that a post announces; it opens in the blog. */
export function BlogPreview({ blog: { id, title, thumbnailUrl } }: { blog: PostBlog }) {
  return (
    <BlogLink to={`/blog/${encodeURIComponent(id)}`}>
      {thumbnailUrl !== null && <Thumbnail src={thumbnailUrl} alt="" loading="lazy" />}
      <Words>
        <Kind>Blog</Kind>
        <span dir="auto">{title || 'Read the article'}</span>
      </Words>
    </BlogLink>
  );
}

const BlogLink = styled(Link)(({ theme }) => ({
  display: 'block',
  margin: theme.spacing(0.5, 2, 1),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  overflow: 'hidden',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

const Thumbnail = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '1.91',
  objectFit: 'cover',
  background: theme.vars.palette.action.hover,
}));

const Words = styled('span')(({ theme }) => ({ display: 'grid', padding: theme.spacing(1.25, 2, 1.5), fontWeight: 600, overflowWrap: 'anywhere' }));

const Kind = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));
