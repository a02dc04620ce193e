import type { Status } from '@social/registry-client/browser';
import { styled } from '@social/ui';
import { VersionSelect } from './version-select';

/** The version that an operator selected for each remote. Empty to run none. */
export type ChosenVersions = Record<string, string>;

type VersionFieldsProps = {
  remotes: readonly string[];
  composition: Status['composition'];
  chosen: ChosenVersions;
  onChange: (chosen: ChosenVersions) => void;
};

/** Selects a version for each remote, starting with the current one. */
export function VersionFields({ remotes, composition, chosen, onChange }: VersionFieldsProps) {
  return (
    <Fields>
      {remotes.map((remote) => (
        <VersionSelect
          key={remote}
          remote={remote}
          present={composition[remote]}
          value={chosen[remote] ?? composition[remote] ?? ''}
          onChange={(version) => onChange({ ...chosen, [remote]: version })}
        />
      ))}
    </Fields>
  );
}

/** Returns the selections that differ from the current versions. */
export function toChanges(chosen: ChosenVersions, composition: Status['composition']): Record<string, string> {
  return Object.fromEntries(Object.entries(chosen).filter(([remote, version]) => version !== '' && composition[remote] !== version));
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
}));
