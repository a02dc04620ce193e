import type { SceneName } from './seed-media';

export type Person = {
  username: string;
  firstName: string;
  lastName: string;
  gender: string;
  about: string;
  city: string;
  working: string;
  /** The scenes of the pictures that the person posts. */
  scenes: SceneName[];
  isVerified?: boolean;
};

/** The seed's members. The documentation names the accounts of the first two. */
export const people: Person[] = [
  {
    username: 'demo',
    firstName: 'Robin',
    lastName: 'Hale',
    gender: 'other',
    about: 'Map reader, slow cyclist, owner of too many notebooks.',
    city: 'Bristol',
    working: 'Cartographer',
    scenes: ['hills', 'coffee', 'city'],
  },
  {
    username: 'asha',
    firstName: 'Asha',
    lastName: 'Menon',
    gender: 'female',
    about: 'Botanist by day, baker by night. Ask me about ferns.',
    city: 'Kochi',
    working: 'Botanic garden',
    scenes: ['plants', 'garden', 'supper'],
    isVerified: true,
  },
  {
    username: 'mateo',
    firstName: 'Mateo',
    lastName: 'Rivas',
    gender: 'male',
    about: 'I cook for people I like. You are probably invited.',
    city: 'Valencia',
    working: 'Chef at La Higuera',
    scenes: ['supper', 'fruit', 'sea'],
  },
  {
    username: 'ingrid',
    firstName: 'Ingrid',
    lastName: 'Solberg',
    gender: 'female',
    about: 'Fjords, wool, and the six o’clock ferry.',
    city: 'Bergen',
    working: 'Ferry pilot',
    scenes: ['mountains', 'sea', 'hills'],
  },
  {
    username: 'kofi',
    firstName: 'Kofi',
    lastName: 'Mensah',
    gender: 'male',
    about: 'Drums in the evening, spreadsheets until then.',
    city: 'Accra',
    working: 'Analyst, drummer',
    scenes: ['cutouts', 'city', 'quilt'],
  },
  {
    username: 'yuki',
    firstName: 'Yuki',
    lastName: 'Tanabe',
    gender: 'female',
    about: 'Paper, ink, trains. Mostly in that order.',
    city: 'Kanazawa',
    working: 'Bookbinder',
    scenes: ['coffee', 'quilt', 'forest'],
  },
  {
    username: 'leila',
    firstName: 'Leila',
    lastName: 'Haddad',
    gender: 'female',
    about: 'Architect. I draw stairs so that you may meet on them.',
    city: 'Beirut',
    working: 'Studio Haddad',
    scenes: ['city', 'cutouts', 'desert'],
    isVerified: true,
  },
  {
    username: 'tomas',
    firstName: 'Tomás',
    lastName: 'Novák',
    gender: 'male',
    about: 'Retired geography teacher. Still pointing at things.',
    city: 'Brno',
    working: 'Retired, busier than ever',
    scenes: ['mountains', 'forest', 'balloons'],
  },
  {
    username: 'priya',
    firstName: 'Priya',
    lastName: 'Nair',
    gender: 'female',
    about: 'Running long distances towards breakfast.',
    city: 'Pune',
    working: 'Physiotherapist',
    scenes: ['hills', 'fruit', 'balloons'],
  },
  {
    username: 'oscar',
    firstName: 'Oscar',
    lastName: 'Lind',
    gender: 'male',
    about: 'Builds boats that float, and code that mostly does.',
    city: 'Gothenburg',
    working: 'Boatyard and keyboard',
    scenes: ['sea', 'forest', 'mountains'],
  },
  {
    username: 'zola',
    firstName: 'Zola',
    lastName: 'Dube',
    gender: 'female',
    about: 'Astronomer. The sky is not the limit, it is the subject.',
    city: 'Cape Town',
    working: 'Observatory',
    scenes: ['desert', 'hills', 'balloons'],
  },
  {
    username: 'hanna',
    firstName: 'Hanna',
    lastName: 'Weiss',
    gender: 'female',
    about: 'Cellist. I also repair bicycles, and the two sound alike.',
    city: 'Leipzig',
    working: 'City orchestra',
    scenes: ['garden', 'coffee', 'plants'],
  },
];
