import type { Person } from '@social/api/people/fetch-person';
import { t } from '@social/texts';
import { styled } from '@social/ui';
import { Link } from '@social/ui/router';
import { toTabUrl, type ProfileTab } from './profile-tab';
import { useSearchParams } from '@social/ui/router';

/** Links to posts, followers and following with their counts. */
export function ProfileCounts({ counts: { postCount, followerCount, followingCount } }: { counts: NonNullable<Person['counts']> }) {
  const [search] = useSearchParams();
  const entries: [ProfileTab, string, number][] = [
    ['posts', t('Posts'), postCount],
    ['followers', t('Followers'), followerCount],
    ['following', t('Following'), followingCount],
  ];
  return (
    <Counts aria-label={t('Counts')}>
      {entries.map(([tab, label, count]) => (
        <li key={tab}>
          <CountLink to={toTabUrl(search, tab)}>
            <b>{count.toLocaleString()}</b> {label}
          </CountLink>
        </li>
      ))}
    </Counts>
  );
}

const Counts = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const CountLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { textDecoration: 'underline' },
  '& b': { color: theme.vars.palette.text.primary, fontSize: '1.125rem' },
}));
