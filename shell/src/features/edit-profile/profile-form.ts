import { toVisibleText } from '@social/text-grammar/visible-text';
import type { Gender, Person } from '@social/api/people/fetch-person';
import type { ProfileChange } from '@social/api/people/update-profile';
import { t } from '@social/texts';
import { formatExcess } from '@social/ui/fields/text-limit';

/** The form's input, as typed. */
export type ProfileForm = {
  firstName: string;
  lastName: string;
  about: string;
  working: string;
  school: string;
  address: string;
  website: string;
  /** `YYYY-MM-DD` or ''. */
  birthday: string;
  gender: Gender | '';
  confirmsFollowers: boolean;
};

export type FormErrors = Partial<Record<keyof ProfileForm, string>>;

/** The provider's limits. */
export const maxLengths = { firstName: 60, lastName: 60, about: 1000, working: 200, school: 200, address: 200, website: 200 };

export function toProfileForm(person: Person): ProfileForm {
  const { firstName, lastName, about, working, school, address, website, birthday, gender, confirmsFollowers } = person;
  return {
    firstName,
    lastName,
    about,
    working,
    school,
    address,
    website: website ?? '',
    birthday: birthday ?? '',
    gender: gender ?? '',
    confirmsFollowers,
  };
}

/** Returns the changed fields: the provider keeps omitted ones. */
export function findChanges(form: ProfileForm, before: ProfileForm): ProfileChange {
  const names = Object.keys(form) as (keyof ProfileForm)[];
  return Object.fromEntries(names.filter((name) => form[name] !== before[name]).map((name) => [name, trimText(form[name])]));
}

/** Returns the message of each invalid field. `today` is `YYYY-MM-DD`. */
export function validateProfileForm(form: ProfileForm, today: string): FormErrors {
  const isUrl = form.website === '' || (/^https?:\/\/./i.test(form.website.trim()) && URL.canParse(form.website.trim()));
  const tooLong = (Object.keys(maxLengths) as (keyof typeof maxLengths)[]).flatMap((name): [string, string][] => {
    const excess = formatExcess(form[name], maxLengths[name]);
    return excess === null ? [] : [[name, excess]];
  });
  return {
    ...Object.fromEntries(tooLong),
    ...(!isUrl && { website: t('Please write the whole address, as https://example.org') }),
    ...(form.birthday > today && { birthday: t('This day has not come yet') }),
  };
}

/** Finds the field that a refusal concerns: its text begins with the field's wire name. */
export function findRefusedProfileField(text: string): keyof ProfileForm | null {
  const [, name] = /^([a-z_]+)\b/.exec(text) ?? [];
  return (name && wireNames.get(name)) || null;
}

const wireNames = new Map<string, keyof ProfileForm>([
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['about', 'about'],
  ['working', 'working'],
  ['school', 'school'],
  ['address', 'address'],
  ['website', 'website'],
  ['birthday', 'birthday'],
  ['gender', 'gender'],
]);

function trimText(value: ProfileForm[keyof ProfileForm]): ProfileForm[keyof ProfileForm] {
  return typeof value === 'string' ? toVisibleText(value) : value;
}
