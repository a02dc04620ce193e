import { t } from '@social/texts';
import { AddIcon, Button, styled } from '@social/ui';
import { Link, NavLink } from '@social/ui/router';
import type { ReactNode } from 'react';
import { Brand } from '../../lib/brand';
import { MenuEntryIcon } from '../../lib/menu-entry-icon';
import { useShellServices } from '../../lib/shell-services';

type SiteMenuProps = {
  account: ReactNode;
  /** Small buttons next to the product's name. */
  tools?: ReactNode;
};

/** The menu of the composition, with the button that opens the composer and the member's own card. */
export function SiteMenu({ account, tools }: SiteMenuProps) {
  const { siteMap } = useShellServices();
  return (
    <Column>
      <Head>
        <Brand />
        {tools && <Tools>{tools}</Tools>}
      </Head>
      <nav aria-label={t('Main')}>
        <Entries>
          {siteMap.menu.map(({ label, path, icon }) => (
            <li key={path}>
              <Entry to={path} end={path === '/'}>
                <MenuEntryIcon name={icon} fontSize="small" />
                {label}
              </Entry>
            </li>
          ))}
        </Entries>
      </nav>
      <Button component={Link} to="/?compose=1" variant="contained" startIcon={<AddIcon />} fullWidth>
        {t('Create post')}
      </Button>
      <Footer>{account}</Footer>
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  minHeight: '100%',
  padding: theme.spacing(2, 1.5),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  paddingInlineStart: theme.spacing(1),
}));

const Tools = styled('div')({ display: 'flex' });

const Entries = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 });

const Entry = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.125, 1.5),
  borderRadius: 12,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  fontWeight: 500,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, transparent)`,
    color: theme.vars.palette.primary.main,
    fontWeight: 650,
  },
}));

const Footer = styled('div')({ marginTop: 'auto' });
