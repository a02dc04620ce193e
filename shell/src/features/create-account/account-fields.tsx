import { t } from '@social/texts';
import { Stack } from '@social/ui';
import { TextField } from '@social/ui/forms';
import type { ComponentProps } from 'react';
import { NewPasswordField } from '../../lib/new-password-field';
import { PasswordField } from '../../lib/password-field';
import { suggestUsername, type NewAccountGender, type Registration } from './registration';
import type { RegistrationField, RegistrationProblems } from './registration-problems';

type AccountFieldsProps = {
  registration: Registration;
  /** Each is shown beside its field. */
  problems: RegistrationProblems;
  onChange: (change: Partial<Registration>) => void;
};

const genders: { value: NewAccountGender; label: string }[] = [
  { value: 'male', label: t('Male') },
  { value: 'female', label: t('Female') },
  { value: 'other', label: t('Other') },
];

export function AccountFields({ registration, problems, onChange }: AccountFieldsProps) {
  const row = { xs: 'column', sm: 'row' } as const;

  /** The message beside a field: what is wrong, else a hint. */
  function help(field: RegistrationField, text = '') {
    const problem = problems[field];
    if (problem === undefined) return { helperText: text };
    return { error: true, helperText: problem, slotProps: { formHelperText: { role: 'alert' } } };
  }

  return (
    <Stack spacing={2}>
      <Stack direction={row} spacing={2}>
        <Field
          label={t('First name')}
          name="firstname"
          autoComplete="given-name"
          {...help('firstName')}
          value={registration.firstName}
          onText={(firstName) => onChange({ firstName })}
        />
        <Field
          label={t('Last name')}
          name="lastname"
          autoComplete="family-name"
          {...help('lastName')}
          value={registration.lastName}
          onText={(lastName) => onChange({ lastName })}
        />
      </Stack>
      <Field
        label={t('Email')}
        name="email"
        type="email"
        autoComplete="email"
        {...help('email')}
        value={registration.email}
        onText={(email) => onChange({ email })}
      />
      <Field
        label={t('Username')}
        name="username"
        autoComplete="username"
        {...help('username', t('Letters, digits and _'))}
        value={registration.username ?? suggestUsername(registration)}
        onText={(username) => onChange({ username })}
      />
      <Stack direction={row} spacing={2}>
        <NewPasswordField
          fullWidth
          label={t('Password')}
          name="password"
          ownNames={[registration.firstName, registration.lastName]}
          {...help('password')}
          value={registration.password}
          onChange={({ target }) => onChange({ password: target.value })}
        />
        <PasswordField
          fullWidth
          label={t('Confirm password')}
          name="confirmPassword"
          autoComplete="new-password"
          {...help('confirmPassword')}
          value={registration.confirmPassword}
          onChange={({ target }) => onChange({ confirmPassword: target.value })}
        />
      </Stack>
      <GenderField value={registration.gender} onChange={(gender) => onChange({ gender })} />
    </Stack>
  );
}

type FieldProps = Omit<ComponentProps<typeof TextField>, 'onChange'> & { onText: (text: string) => void };

function Field({ onText, ...rest }: FieldProps) {
  return <TextField {...rest} onChange={({ target }) => onText(target.value)} fullWidth />;
}

function GenderField({ value, onChange }: { value: NewAccountGender | null; onChange: (gender: NewAccountGender | null) => void }) {
  function choose(chosen: string) {
    onChange(genders.find((gender) => gender.value === chosen)?.value ?? null);
  }
  return (
    <Field
      label={t('Gender')}
      name="gender"
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      value={value ?? ''}
      onText={choose}
    >
      <option value="">{t('Choose…')}</option>
      {genders.map((gender) => (
        <option key={gender.value} value={gender.value}>
          {gender.label}
        </option>
      ))}
    </Field>
  );
}
