import type { Blog } from '@social/api/blogs/blog';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { Card, RelativeTime, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { ArticleCounts } from '../../lib/article-counts';
import { ArticleThumbnail } from '../../lib/article-thumbnail';
import { CategoryLink } from '../../lib/category-link';
import { formatGender } from '../../lib/format-gender';
import { PersonLine } from '../../lib/person-line';
import { formatReadingTime } from '../../lib/reading-time';
import { TagList } from '../../lib/tag-list';

/** An article in a list. The whole card opens it, except for the links on it. */
export function ArticleCard({ blog }: { blog: Blog }) {
  const { locale, timeZone } = usePageSettings();
  const readingTime = formatReadingTime(blog.html);
  const titleId = `article-${blog.id}-title`;

  return (
    <Frame component="article" aria-labelledby={titleId} data-item-id={blog.id}>
      <ArticleThumbnail thumbnailUrl={blog.thumbnailUrl} />
      <TextColumn>
        <SecondaryText>
          <CategoryLink blog={blog} />
          {blog.categoryName !== '' && ' · '}
          <RelativeTime date={blog.postedAt} fallback={blog.postedText} locale={locale} timeZone={timeZone} />
          {readingTime !== '' && ` · ${readingTime}`}
        </SecondaryText>
        <Typography variant="h2" id={titleId} dir="auto">
          <TitleLink to={`/blog/${encodeURIComponent(blog.id)}`}>{blog.title || t('Untitled')}</TitleLink>
        </Typography>
        {blog.description !== '' && <Description dir="auto">{blog.description}</Description>}
        <TagList tags={blog.tags} />
        <Footer>
          <PersonLine person={blog.author} size={36}>
            <span>{formatGender(blog.author?.gender)}</span>
          </PersonLine>
          <ArticleCounts blog={blog} />
        </Footer>
      </TextColumn>
    </Frame>
  );
}

const Frame = styled(Card)<{ component: 'article' }>({ position: 'relative', overflow: 'hidden' });

const TextColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 2.5, 2.5),
  overflowWrap: 'anywhere',
}));

const SecondaryText = styled('div')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

const TitleLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));

const Description = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
}));

const Footer = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginTop: theme.spacing(0.5),
}));
