import type { Blog } from '@social/api/blogs/blog';
import { decodeOrNull, mediaUrl, toPlainText } from '@social/api/wire';
import { findAppRoute } from '@social/api/site/find-app-route';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { Card, FirstPicture, RichText, styled, Typography } from '@social/ui';
import type { ReactNode, Ref } from 'react';
import { ArticleCounts } from '../../lib/article-counts';
import { ArticleThumbnail } from '../../lib/article-thumbnail';
import { PersonLine } from '../../lib/person-line';
import { TagList } from '../../lib/tag-list';
import { ArticleText } from '../../lib/article-text';
import { PostedLine } from './posted-line';

export type ArticleViewProps = {
  blog: Blog;
  textRef: Ref<HTMLDivElement>;
  actions: ReactNode;
};

/** Shows a whole article. */
export function ArticleView({ blog, textRef, actions }: ArticleViewProps) {
  const { mediaBaseUrl } = usePageSettings();
  return (
    <Frame component="article">
      <FirstPicture>
        <ArticleThumbnail thumbnailUrl={blog.thumbnailUrl} alt={t('Picture of {title}', { title: blog.title })} />
      </FirstPicture>
      <Body>
        <Title variant="h1" dir="auto">
          {blog.title || t('Untitled')}
        </Title>
        <PersonLine person={blog.author} size={44}>
          <PostedLine blog={blog} />
        </PersonLine>
        {blog.description !== '' && <Lead dir="auto">{blog.description}</Lead>}
        <ArticleText ref={textRef}>
          <RichText
            html={blog.html}
            plainText={toPlainText(blog.html)}
            findRoute={(href) => findAppRoute(href, mediaBaseUrl)}
            resolvePictureUrl={toPictureUrl}
          />
        </ArticleText>
        <TagList tags={blog.tags} />
        <Footer>
          {actions}
          <Counts>
            <ArticleCounts blog={blog} />
          </Counts>
        </Footer>
      </Body>
    </Frame>
  );
}

/** Decides only whether the address is one; the page's policy decides which hosts may show pictures. */
function toPictureUrl(src: string): string | null {
  return decodeOrNull(mediaUrl, src);
}

const Frame = styled(Card)<{ component: 'article' }>({ overflow: 'hidden' });

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2.5, 2, 2),
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4, 5, 3) },
}));

const Title = styled(Typography)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { fontSize: '2.125rem', lineHeight: 1.2 },
})) as typeof Typography;

const Lead = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '1.1875rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

const Footer = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  paddingTop: theme.spacing(1),
  marginInline: theme.spacing(-1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Counts = styled('div')(({ theme }) => ({ marginInlineStart: 'auto', marginInlineEnd: theme.spacing(1.5) }));
