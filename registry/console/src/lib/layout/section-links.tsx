import { styled } from '@social/ui';
import { NavLink, useLocation } from '@social/ui/router';
import { useEffect, useRef } from 'react';

type SectionLinksProps = { base: string; sections: readonly { name: string; label: string }[] };

/** Links to the sections of a page. Each has its own address. */
export function SectionLinks({ base, sections }: SectionLinksProps) {
  const links = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // On a phone the last links are off screen. The page itself must not scroll.
  useEffect(() => {
    const nav = links.current;
    const active = nav?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav && active) nav.scrollLeft = active.offsetLeft - nav.offsetLeft - (nav.clientWidth - active.offsetWidth) / 2;
  }, [pathname]);

  return (
    <Links ref={links} aria-label="Sections">
      {sections.map(({ name, label }) => (
        <NavLink key={name} to={name === '' ? base : `${base}/${name}`} end>
          {label}
        </NavLink>
      ))}
    </Links>
  );
}

const Links = styled('nav')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  gap: spacing(3),
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& a': {
    ...typography.body2,
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    color: vars.palette.text.secondary,
    padding: spacing(1, 0),
    borderBottom: '2px solid transparent',
    '&.active': { color: vars.palette.text.primary, borderBottomColor: vars.palette.primary.main },
  },
}));
