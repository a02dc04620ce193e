import { findChanges, findRefusedProfileField, validateProfileForm, type ProfileForm } from './profile-form';

const form: ProfileForm = {
  ...{ firstName: 'Asha', lastName: 'Rao', about: '', working: '', school: '', address: '', website: '' },
  ...{ birthday: '', gender: '', confirmsFollowers: false },
};

test('only changed fields are sent, trimmed', () => {
  expect(findChanges({ ...form, about: ' Ferns ', confirmsFollowers: true }, form)).toEqual({ about: 'Ferns', confirmsFollowers: true });
  expect(findChanges(form, form)).toEqual({});
});

test.each([
  ['', undefined],
  ['https://asha.example', undefined],
  ['asha.example', 'Please write the whole address, as https://example.org'],
  ['javascript:alert(1)', 'Please write the whole address, as https://example.org'],
  ['https://', 'Please write the whole address, as https://example.org'],
])('the website %j has the error %s', (website, problem) => {
  expect(validateProfileForm({ ...form, website }, '2026-01-01').website).toBe(problem);
});

test('a birthday in the future is an error', () => {
  expect(validateProfileForm({ ...form, birthday: '2026-01-02' }, '2026-01-01')).toEqual({ birthday: 'This day has not come yet' });
  expect(validateProfileForm({ ...form, birthday: '1990-12-31' }, '2026-01-01')).toEqual({});
});

test('a refusal that names a field is shown at it', () => {
  expect(findRefusedProfileField('website must be an address that starts with http')).toBe('website');
  expect(findRefusedProfileField('Too many attempts')).toBeNull();
});
