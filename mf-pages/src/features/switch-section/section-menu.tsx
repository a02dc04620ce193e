import type { PageId } from '@social/api';
import { t } from '@social/texts';
import { styled } from '@social/ui';
import { Link } from '@social/ui/router';
import { pageSettingsPath } from '../../lib/page-paths';
import { sections, type SectionName } from './sections';

export type SectionMenuProps = { pageId: PageId; current: SectionName; onSelect?: () => void };

/** Links to the sections of a page's settings; each has its own address. */
export function SectionMenu({ pageId, current, onSelect }: SectionMenuProps) {
  return (
    <Menu aria-label={t('Page settings')}>
      <ul>
        {sections.map(({ name, label }) => (
          <li key={name}>
            <Link to={pageSettingsPath(pageId, name)} aria-current={name === current ? 'page' : undefined} onClick={onSelect}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** Marks the current entry as the main menu does. */
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
    // Not in the primary colour: on its own tint, on the page's background, it would be too faint to read.
    color: theme.vars.palette.text.primary,
    backgroundColor: tint(theme.vars.palette.primary.main),
  },
}));
