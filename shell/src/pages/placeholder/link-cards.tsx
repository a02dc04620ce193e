import type { MenuIcon } from '@social/contracts';
import { styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { MenuEntryIcon } from '../../lib/menu-entry-icon';
import { useShellServices } from '../../lib/shell-services';
import { cardStyle } from './card-style';

export type LinkCardContent = { label: string; detail: string; to: string; icon: MenuIcon };

/** Lists links as cards. Those to pages that this composition does not have are omitted. */
export function LinkCards({ label, note, links }: { label: string; note?: string | undefined; links: readonly LinkCardContent[] }) {
  const { siteMap } = useShellServices();
  return (
    <>
      {note !== undefined && <Typography>{note}</Typography>}
      <Cards aria-label={label}>
        {links
          .filter(({ to }) => siteMap.isMemberPath(new URL(to, location.origin).pathname))
          .map(({ label: name, detail, to, icon }) => (
            <li key={to}>
              <CardLink to={to}>
                <MenuEntryIcon name={icon} />
                <CardText name={name} detail={detail} />
              </CardLink>
            </li>
          ))}
      </Cards>
    </>
  );
}

/** A name above its explanation. */
export function CardText({ name, detail }: { name: string; detail: string }) {
  return (
    <span>
      <strong>{name}</strong> <small>{detail}</small>
    </span>
  );
}

/** A list of cards, two in a row where there is room. */
export const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const CardLink = styled(Link)(({ theme }) => cardStyle(theme));
