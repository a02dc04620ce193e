import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import type { Blog } from '@social/api/blogs/blog';
import { usePageSettings } from '@social/session';
import { formatCount, ShareIcon, formatCompactCount, styled } from '@social/ui';
import type { ReactNode } from 'react';

/** Shows how often an article was viewed and shared. */
export function ArticleCounts({ blog }: { blog: Pick<Blog, 'viewCount' | 'shareCount'> }) {
  return (
    <Row>
      <Count icon={<ViewIcon fontSize="small" />} count={blog.viewCount} noun="view" />
      <Count icon={<ShareIcon fontSize="small" />} count={blog.shareCount} noun="share" />
    </Row>
  );
}

function Count({ icon, count, noun }: { icon: ReactNode; count: number; noun: string }) {
  const { locale } = usePageSettings();
  const name = formatCount(count, noun, locale);
  return (
    <span role="img" aria-label={name} title={name}>
      {icon} {formatCompactCount(count, locale)}
    </span>
  );
}

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  display: 'flex',
  flexShrink: 0,
  gap: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(0.5) },
}));
