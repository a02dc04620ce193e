import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import type { Blog } from '@social/api/blogs/blog';
import { usePageSettings } from '@social/session';
import { plural } from '@social/texts';
import { formatNumber, ShareIcon, formatCompactCount, styled } from '@social/ui';
import type { ReactNode } from 'react';

/** Shows how often an article was viewed and shared. */
export function ArticleCounts({ blog }: { blog: Pick<Blog, 'viewCount' | 'shareCount'> }) {
  const { locale } = usePageSettings();
  return (
    <Row>
      <Count
        icon={<ViewIcon fontSize="small" />}
        count={blog.viewCount}
        name={plural(blog.viewCount, { one: '{count} view', other: '{count} views' }, { count: formatNumber(blog.viewCount, locale) })}
      />
      <Count
        icon={<ShareIcon fontSize="small" />}
        count={blog.shareCount}
        name={plural(blog.shareCount, { one: '{count} share', other: '{count} shares' }, { count: formatNumber(blog.shareCount, locale) })}
      />
    </Row>
  );
}

function Count({ icon, count, name }: { icon: ReactNode; count: number; name: string }) {
  const { locale } = usePageSettings();
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
