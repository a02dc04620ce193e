/** A person in the provider's format. */
export const wirePerson = {
  user_id: '7',
  username: 'asha',
  name: 'Asha Rao',
  first_name: 'Asha',
  last_name: 'Rao',
  avatar: '',
  gender: 'female',
};

/** The signed-in member. */
export const wireMe = { ...wirePerson, user_id: '1', username: 'demo', name: 'Demo Member' };
