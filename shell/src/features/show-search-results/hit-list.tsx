import { usePageSettings } from '@social/session';
import { Card, RelativeTime, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { HitPicture } from '../../lib/hit-picture';
import type { Hit } from '../../lib/hit';

/** Lists hits as links. */
export function HitList({ hits }: { hits: readonly Hit[] }) {
  return (
    <Card>
      <Lines>
        {hits.map((hit) => (
          <li key={hit.id}>
            <HitLine hit={hit} />
          </li>
        ))}
      </Lines>
    </Card>
  );
}

function HitLine({ hit }: { hit: Hit }) {
  const { kind, title, detail, createdAt, path } = hit;
  const { locale, timeZone } = usePageSettings();
  return (
    <Row to={path}>
      <HitPicture hit={hit} size={44} />
      <Text>
        <Typography variant="subtitle2" component="span" dir="auto">
          {title}
        </Typography>
        {createdAt && (
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            {' · '}
            <RelativeTime date={createdAt} locale={locale} timeZone={timeZone} />
          </Typography>
        )}
        <Detail data-kind={kind} dir="auto">
          {detail}
        </Detail>
      </Text>
    </Row>
  );
}

const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5),
  color: 'inherit',
  textDecoration: 'none',
  'li + li > &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
}));

const Text = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** Up to three lines of a post; one of a name. */
const Detail = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  color: theme.vars.palette.text.secondary,
  '&[data-kind="posts"]': { WebkitLineClamp: 3 },
}));
