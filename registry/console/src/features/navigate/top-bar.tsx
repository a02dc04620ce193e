import { DarkModeIcon, IconButton, LightModeIcon, SignOutIcon, styled, Tooltip, useColorMode } from '@social/ui';
import { NavLink } from '@social/ui/router';
import { useSession } from '../../lib/session/session-provider';
import { useSignOut } from '../../lib/registry/use-sign-out';
import { LiveIndicator } from './live-indicator';

const links = [
  { to: '/', label: 'Overview' },
  { to: '/uses', label: 'Who uses what' },
  { to: '/webhooks', label: 'Webhooks' },
  { to: '/tokens', label: 'Tokens' },
];

/** Shows the console's navigation, its live state, and the signed-in person. */
export function TopBar() {
  const { identity } = useSession();
  const signOut = useSignOut();
  const { shown, setPreference } = useColorMode();
  const other = shown === 'dark' ? 'light' : 'dark';
  return (
    <Bar>
      <Inner>
        <Brand>Registry</Brand>
        <Links aria-label="Console">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'}>
              {label}
            </NavLink>
          ))}
        </Links>
        <End>
          <LiveIndicator />
          <Name title={identity ? `Signed in as ${identity.name}` : undefined}>{identity?.name}</Name>
          <Tooltip title={`Use ${other} colors`}>
            <IconButton aria-label={`Use ${other} colors`} onClick={() => setPreference(other)}>
              {other === 'dark' ? <DarkModeIcon /> : <LightModeIcon />}
            </IconButton>
          </Tooltip>
          <Tooltip title="Sign out">
            <IconButton aria-label="Sign out" onClick={() => void signOut()}>
              <SignOutIcon />
            </IconButton>
          </Tooltip>
        </End>
      </Inner>
    </Bar>
  );
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Inner = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(4),
  maxWidth: 1440,
  margin: '0 auto',
  padding: theme.spacing(0, 3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(0, 2) },
}));

const Brand = styled('span')(({ theme }) => ({ ...theme.typography.h3, fontWeight: 800, letterSpacing: '-0.02em', lineHeight: '56px' }));

const Links = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { order: 3, width: '100%', gap: theme.spacing(1), justifyContent: 'space-between', overflowX: 'auto' },
  '& a': {
    ...theme.typography.body2,
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    padding: '17px 0 15px',
    borderBottom: '2px solid transparent',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&.active': { color: theme.vars.palette.text.primary, borderBottomColor: theme.vars.palette.primary.main },
    [theme.breakpoints.down('sm')]: { padding: '6px 0 10px' },
  },
}));

const End = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(0.5), marginLeft: 'auto' }));

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  padding: theme.spacing(0, 1),
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
