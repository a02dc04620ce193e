import { t } from '@social/texts';
import { SafeImage, styled } from '@social/ui';
import { Link } from '@social/ui/router';
import { insetBox } from '../../inset-box';
import type { KindCardProps } from '../post-kind';

/** Links to the blog article that a post announces. */
export function BlogCard({ post: { blog } }: KindCardProps) {
  if (!blog) return null;
  const { id, title, thumbnailUrl } = blog;
  return (
    <BlogLink to={`/blog/${encodeURIComponent(id)}`}>
      {thumbnailUrl !== null && (
        <Thumbnail>
          <SafeImage src={thumbnailUrl} alt="" />
        </Thumbnail>
      )}
      <Caption>
        <Kind>{t('Blog')}</Kind>
        <span dir="auto">{title || t('Read the article')}</span>
      </Caption>
    </BlogLink>
  );
}

const BlogLink = styled(Link)(({ theme }) => ({
  display: 'block',
  ...insetBox(theme),
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

const Thumbnail = styled('span')(({ theme }) => ({
  display: 'block',
  aspectRatio: '1.91',
  background: theme.vars.palette.action.hover,
}));

const Caption = styled('span')(({ theme }) => ({
  display: 'grid',
  padding: theme.spacing(1.25, 2, 1.5),
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));

const Kind = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));
