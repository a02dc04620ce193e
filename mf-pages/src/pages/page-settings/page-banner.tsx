import type { Page } from '@social/api/pages/page';
import { rich } from '@social/texts/rich';
import { PersonAvatar, styled, Typography } from '@social/ui';
import { VerifiedTick } from '@social/ui/people/verified-tick';
import { Link } from '@social/ui/router';
import { pageProfilePath } from '../../lib/page-paths';

/** Names the page that the settings belong to. */
export function PageBanner({ page }: { page: Page }) {
  return (
    <Banner>
      <PersonAvatar name={page.name} avatarUrl={page.avatarUrl} size={64} />
      <TextColumn>
        <Name variant="h2">
          <Link to={pageProfilePath(page)} dir="auto">
            {page.name}
          </Link>
          {page.isVerified && <VerifiedTick />}
        </Name>
        <Typography variant="body2">{rich('Category : {category}', { category: <bdi>{page.categoryName}</bdi> })}</Typography>
      </TextColumn>
    </Banner>
  );
}

const Banner = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 2.5),
  borderRadius: 16,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));

const TextColumn = styled('div')({ minWidth: 0 });

const Name = styled(Typography)({
  display: 'flex',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  // On the banner's colour the tick has the colour of the text.
  '& a, & svg': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});
