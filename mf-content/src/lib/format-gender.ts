/** Capitalises a gender, which the provider sends as 'female'. '' where it sends none. */
export function formatGender(gender = ''): string {
  return gender.charAt(0).toLocaleUpperCase() + gender.slice(1);
}
