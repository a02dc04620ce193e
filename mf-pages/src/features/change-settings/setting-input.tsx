import type { SiteSettings } from '@social/api/site/fetch-site-settings';
import { MenuItem, TextField } from '@social/ui/forms';
import { LimitedField } from '@social/ui/fields/limited-field';
import { getMaxCharacters, type SettingField } from './setting-fields';

export type SettingInputProps = {
  id: string;
  field: SettingField;
  site: SiteSettings;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A text field, or a select where the setting has options. */
export function SettingInput({ id, field, site, value, error, onChange }: SettingInputProps) {
  const common = {
    id,
    'data-field': field.name,
    label: field.label,
    value,
    required: field.requiredMessage !== undefined,
    error: error !== undefined,
    helperText: error,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (field.options) {
    const options = field.options(site);
    const isKnown = value === '' || options.some((option) => option.value === value);
    return (
      <TextField {...common} select>
        {[...options, ...(isKnown ? [] : [{ value, label: value }])].map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  const isAddress = field.isLink === true || field.isSlug === true;
  return (
    <LimitedField
      {...common}
      maxCharacters={getMaxCharacters(field)}
      {...(field.isLong && { multiline: true, minRows: 4, maxRows: 12 })}
      {...(field.isLink && { type: 'url', placeholder: 'https://' })}
      slotProps={{
        htmlInput: {
          dir: isAddress ? 'ltr' : 'auto',
          ...(isAddress && { autoCapitalize: 'none', spellCheck: false }),
          ...(field.isLink && { inputMode: 'url' as const }),
        },
      }}
    />
  );
}
