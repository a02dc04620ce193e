import { t } from '@social/texts';
import { Stack } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { LimitedField, type LimitedFieldProps } from '@social/ui/fields/limited-field';
import { maxLengths, type FormErrors, type ProfileForm } from './profile-form';

export type ProfileFieldsProps = { form: ProfileForm; errors: FormErrors; onChange: (part: Partial<ProfileForm>) => void };

type TextName = keyof typeof maxLengths;

const genders = [
  ['', t('Choose…')],
  ['female', t('Female')],
  ['male', t('Male')],
  ['other', t('Other')],
] as const;

export function ProfileFields({ form, errors, onChange }: ProfileFieldsProps) {
  const row = { xs: 'column', sm: 'row' } as const;
  const field = (name: TextName, label: string, rest: Partial<Omit<LimitedFieldProps, 'value'>> = {}) => (
    <LimitedField
      label={label}
      maxCharacters={maxLengths[name]}
      value={form[name]}
      error={errors[name] !== undefined}
      helperText={errors[name]}
      slotProps={{ htmlInput: { dir: 'auto' } }}
      onChange={({ target }) => onChange({ [name]: target.value })}
      {...rest}
    />
  );
  return (
    <>
      <Stack direction={row} spacing={2}>
        {field('firstName', t('First name'), { autoComplete: 'given-name' })}
        {field('lastName', t('Last name'), { autoComplete: 'family-name' })}
      </Stack>
      {field('about', t('About'), { multiline: true, minRows: 3 })}
      <Stack direction={row} spacing={2}>
        {field('working', t('Works at'))}
        {field('school', t('Learned at'))}
      </Stack>
      <Stack direction={row} spacing={2}>
        {field('address', t('Lives in'))}
        {field('website', t('Website'), { type: 'url', placeholder: 'https://' })}
      </Stack>
      <Stack direction={row} spacing={2}>
        <TextField
          label={t('Birthday')}
          type="date"
          value={form.birthday}
          error={errors.birthday !== undefined}
          helperText={errors.birthday}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange({ birthday: target.value })}
        />
        <TextField
          label={t('Gender')}
          select
          value={form.gender}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange({ gender: genders.find(([gender]) => gender === target.value)?.[0] ?? '' })}
        >
          {genders.map(([gender, label]) => (
            <option key={gender} value={gender}>
              {label}
            </option>
          ))}
        </TextField>
      </Stack>
      <label>
        <input
          type="checkbox"
          checked={form.confirmsFollowers}
          onChange={({ target }) => onChange({ confirmsFollowers: target.checked })}
        />{' '}
        {t('Ask me before somebody follows me')}
      </label>
    </>
  );
}
