import type { PageId } from '@social/api';
import { styled } from '@social/ui';
import { Link } from '@social/ui/router';
import { pageSettingsPath } from '../../lib/page-paths';
import { sections, type SectionName } from './sections';

export type SectionMenuProps = { pageId: PageId; chosen: SectionName; onChoose?: () => void };

/** The way to each section; each has its address. */
export function SectionMenu({ pageId, chosen, onChoose }: SectionMenuProps) {
  return (
    <Menu aria-label="Page settings">
      <ul>
        {sections.map(({ name, label }) => (
          <li key={name}>
            <Link to={pageSettingsPath(pageId, name)} aria-current={name === chosen ? 'page' : undefined} onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** As the main menu marks where one is. */
function tint(color: string): string {
  return `color-mix(in srgb, ${color} 12%, transparent)`;
}

const Menu = styled('nav')(({ theme }) => ({
  '& ul': { display: 'grid', gap: theme.spacing(0.25), margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: theme.spacing(0.5, 1.5),
    borderRadius: 12,
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
    fontSize: '0.9375rem',
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& a[aria-current]': {
    // Not in the primary colour: on its own tint, above the page's ground, it would be too faint to read.
    color: theme.vars.palette.text.primary,
    backgroundColor: tint(theme.vars.palette.primary.main),
  },
}));
