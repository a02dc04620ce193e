/** A gender as a word of its own: the provider writes 'female'. '' where it says nothing. */
export function genderWords(gender = ''): string {
  return gender.charAt(0).toLocaleUpperCase() + gender.slice(1);
}
