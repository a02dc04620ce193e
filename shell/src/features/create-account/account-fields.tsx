import { Stack, TextField } from '@social/ui';
import type { ComponentProps } from 'react';
import { suggestUsername, type Gender, type Registration } from './registration';

type AccountFieldsProps = {
  registration: Registration;
  onChange: (change: Partial<Registration>) => void;
};

const genders: { value: Gender; label: string }[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

export function AccountFields({ registration, onChange }: AccountFieldsProps) {
  const row = { xs: 'column', sm: 'row' } as const;
  return (
    <>
      <Stack direction={row} spacing={2}>
        <Field
          label="First name"
          name="firstname"
          autoComplete="given-name"
          value={registration.firstName}
          onText={(firstName) => onChange({ firstName })}
        />
        <Field
          label="Last name"
          name="lastname"
          autoComplete="family-name"
          value={registration.lastName}
          onText={(lastName) => onChange({ lastName })}
        />
      </Stack>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        value={registration.email}
        onText={(email) => onChange({ email })}
      />
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        value={registration.username ?? suggestUsername(registration)}
        onText={(username) => onChange({ username })}
      />
      <Stack direction={row} spacing={2}>
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          value={registration.password}
          onText={(password) => onChange({ password })}
        />
        <Field
          label="Confirm password"
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          value={registration.confirmPassword}
          onText={(confirmPassword) => onChange({ confirmPassword })}
        />
      </Stack>
      <GenderField value={registration.gender} onChange={(gender) => onChange({ gender })} />
    </>
  );
}

type FieldProps = Omit<ComponentProps<typeof TextField>, 'onChange'> & { onText: (text: string) => void };

function Field({ onText, ...rest }: FieldProps) {
  return <TextField {...rest} onChange={({ target }) => onText(target.value)} fullWidth />;
}

function GenderField({ value, onChange }: { value: Gender | null; onChange: (gender: Gender | null) => void }) {
  function choose(chosen: string) {
    onChange(genders.find((gender) => gender.value === chosen)?.value ?? null);
  }
  return (
    <Field
      label="Gender"
      name="gender"
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      value={value ?? ''}
      onText={choose}
    >
      <option value="">Choose…</option>
      {genders.map((gender) => (
        <option key={gender.value} value={gender.value}>
          {gender.label}
        </option>
      ))}
    </Field>
  );
}
