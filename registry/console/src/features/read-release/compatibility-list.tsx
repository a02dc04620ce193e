import type { ReleaseManifest } from '@social/contracts';
import { styled, Typography } from '@social/ui';
import { Mono } from '../../lib/layout/version-text';

type Group = { title: string; items: { name: string; detail: string }[] };

/** Shows what a release provides to others and requires of them. */
export function CompatibilityList({ manifest }: { manifest: ReleaseManifest }) {
  return (
    <Groups>
      {makeGroups(manifest).map(({ title, items }) => (
        <div key={title}>
          <Typography variant="subtitle2" component="h3">
            {title}
          </Typography>
          <ul>
            {items.map(({ name, detail }) => (
              <li key={name}>
                <Mono>{name}</Mono> <span>{detail}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Groups>
  );
}

function makeGroups({ compatibility, exposes, consumes = [], pages = [] }: ReleaseManifest): Group[] {
  const toItems = (versions: Record<string, string>) => Object.entries(versions).map(([name, detail]) => ({ name, detail }));
  return [
    { title: 'Pages', items: pages.map(({ path, title }) => ({ name: path, detail: title })) },
    { title: 'Exposes', items: exposes.map(({ name, contract = 1 }) => ({ name, detail: `contract ${contract}` })) },
    { title: 'Shows of others', items: consumes.map(({ remote, expose }) => ({ name: `${remote} ${expose}`, detail: '' })) },
    { title: 'Provides', items: toItems(compatibility.provides) },
    { title: 'Requires', items: toItems(compatibility.requires) },
  ].filter(({ items }) => items.length > 0);
}

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  '& ul': {
    ...theme.typography.body2,
    listStyle: 'none',
    margin: theme.spacing(1, 0, 0),
    padding: 0,
    display: 'grid',
    gap: theme.spacing(0.5),
  },
  '& li span:last-of-type': { color: theme.vars.palette.text.secondary },
  '& li > span:first-of-type': { color: theme.vars.palette.text.primary },
}));
