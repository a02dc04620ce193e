import type { Configuration, Settings } from '@social/registry-client/browser';
import { Typography } from '@social/ui';
import { QueryState } from '../../lib/layout/query-state';
import { useConfiguration } from '../../lib/registry/queries';
import { ConfigurationField } from './configuration-field';

type Values = NonNullable<Settings['configuration']>;

type ConfigurationFieldsProps = {
  environment: string;
  values: Values | undefined;
  isDisabled: boolean;
  onChange: (values: Values) => void;
};

/** Shows a field for each setting that the running releases declare. An empty field takes the default of the release. */
export function ConfigurationFields({ environment, values = {}, isDisabled, onChange }: ConfigurationFieldsProps) {
  return (
    <QueryState query={useConfiguration(environment)} what="what remotes declare" lines={3}>
      {({ remotes }) =>
        remotes.map((declared) => (
          <RemoteFields
            key={declared.remote}
            declared={declared}
            values={values[declared.remote] ?? {}}
            isDisabled={isDisabled}
            onChange={(changed) => onChange({ ...values, [declared.remote]: changed })}
          />
        ))
      }
    </QueryState>
  );
}

type RemoteFieldsProps = {
  declared: Configuration['remotes'][number];
  values: Values[string];
  isDisabled: boolean;
  onChange: (values: Values[string]) => void;
};

function RemoteFields({ declared: { remote, version, schema }, values, isDisabled, onChange }: RemoteFieldsProps) {
  const properties = schema?.properties ?? {};
  const settings = [...new Set([...Object.keys(properties), ...Object.keys(values)])];
  const set = (setting: string, value: unknown) => {
    const { [setting]: _before, ...rest } = values;
    onChange(value === undefined ? rest : { ...rest, [setting]: value });
  };
  return (
    <>
      <Typography variant="body2" component="h3">
        {remote}@{version}
      </Typography>
      {settings.map((setting) => (
        <ConfigurationField
          key={setting}
          label={`${remote}.${setting}`}
          property={properties[setting]}
          value={values[setting]}
          isDisabled={isDisabled}
          onChange={(value) => set(setting, value)}
        />
      ))}
    </>
  );
}
