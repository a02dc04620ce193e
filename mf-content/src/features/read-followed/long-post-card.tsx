import type { Post } from '@social/api/posts/post';
import { usePageSettings } from '@social/session';
import { plural } from '@social/texts';
import { Card, formatNumber, RelativeTime, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { PersonLine } from '../../lib/person-line';
import { estimateMinutes } from './long-reads';

/** A long post: its beginning, and a link to the whole of it. */
export function LongPostCard({ post }: { post: Post }) {
  const { locale, timeZone } = usePageSettings();
  const titleId = `long-post-${post.id}`;
  const [firstLine = '', ...rest] = post.plainText.trim().split('\n');

  return (
    <Frame component="article" aria-labelledby={titleId}>
      <PersonLine person={post.publisher} size={36}>
        <span>
          <RelativeTime date={post.createdAt} fallback={post.createdText} locale={locale} timeZone={timeZone} />
          {' · '}
          {plural(
            estimateMinutes(post.plainText),
            { one: '{count} minute to read', other: '{count} minutes to read' },
            { count: formatNumber(estimateMinutes(post.plainText), locale) },
          )}
        </span>
      </PersonLine>
      <Title variant="h3" component="h2" id={titleId} dir="auto">
        <TitleLink to={`/post/${encodeURIComponent(post.id)}`}>{firstLine}</TitleLink>
      </Title>
      <Beginning dir="auto">{rest.join('\n').trim()}</Beginning>
    </Frame>
  );
}

const Frame = styled(Card)<{ component: 'article' }>(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.25),
  padding: theme.spacing(2, 2.5),
  overflowWrap: 'anywhere',
}));

const clamp = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

const Title = styled(Typography)({ ...clamp, WebkitLineClamp: 3, lineHeight: 1.45 }) as typeof Typography;

const Beginning = styled('p')(({ theme }) => ({
  ...clamp,
  WebkitLineClamp: 4,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '&:empty': { display: 'none' },
}));

const TitleLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));
