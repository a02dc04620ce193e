import { SelectField } from '../actions/select-field';
import { useReleases } from '../registry/queries';

type VersionSelectProps = {
  remote: string;
  /** Current version. Undefined if the remote does not run. */
  present: string | undefined;
  value: string;
  onChange: (version: string) => void;
};

/** Selects a release of a remote. Withdrawn releases are not offered, because every gate refuses them. */
export function VersionSelect({ remote, present, value, onChange }: VersionSelectProps) {
  const releases = useReleases(remote).data ?? [];
  const choices = releases.filter(({ version, withdrawal }) => withdrawal === null || version === present).map(({ version }) => version);
  const all = present === undefined || choices.includes(present) ? choices : [...choices, present];
  const options = all.map((version) => ({ value: version, label: version === present ? `${version} (runs now)` : version }));
  return (
    <SelectField
      label={remote}
      value={value}
      options={present === undefined ? [{ value: '', label: 'does not run' }, ...options] : options}
      onChange={onChange}
    />
  );
}
