import { toTopic } from '@social/text-grammar/hashtags';
import { t } from '@social/texts';
import { styled } from '@social/ui';
import { Link } from '@social/ui/router';

/** Lists an article's tags, each linked to the posts with that tag. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <List aria-label={t('Tags')}>
      {[...new Set(tags.map((tag) => tag.replace(/^#/, '')))].map((tag) => (
        <li key={tag}>
          <TagLink to={`/?hashtag=${encodeURIComponent(toTopic(tag) ?? tag)}`} dir="auto">
            #{tag}
          </TagLink>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const TagLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  fontWeight: 500,
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
