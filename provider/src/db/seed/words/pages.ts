import type { SceneName } from '../art/gallery';

export type PagePlan = {
  by: string;
  name: string;
  title: string;
  description: string;
  categoryId: number;
  scene: SceneName;
  company?: string;
  address?: string;
  callActionType?: number;
  admins?: string[];
  /** What it posted last year, and what it has posted since; `*` in front asks for a picture. */
  beginnings: string[];
  posts: string[];
};

export const pagePlans: PagePlan[] = [
  {
    ...{
      by: 'demo',
      name: 'mapsforwalkers',
      title: 'Maps for Walkers',
      description: 'Hand-drawn maps of places that are best seen at walking speed.',
      categoryId: 8,
      scene: 'hills',
      company: 'Hale Maps',
      address: 'San Francisco',
      callActionType: 2,
      admins: ['tomas'],
    },
    beginnings: [
      'Hello! We are two people, one printer and a great many pencils. #maps',
      '*Our first sheet: the canal, from the lock to the bakery and, if you insist, beyond. #maps',
      'Somebody found the hidden fish on the first map. It took them nine days.',
    ],
    posts: [
      '*The spring map is out: forty-one benches, six bakeries, one shortcut that we are not allowed to explain. #maps',
      'Which town shall we walk next? Tell us your favourite street. #maps',
      '*Proof sheet number four. The blue is nearly right, the river is not yet wet enough.',
      'A reader wrote that our shortcut goes through her kitchen. She would like to keep it on the map.',
    ],
  },
  {
    ...{
      by: 'demo',
      name: 'repaircafe',
      title: 'The Repair Café',
      description: 'Bring what is broken, on the first Thursday of the month. We have tea, solder and patience.',
      categoryId: 7,
      scene: 'coffee',
      company: 'Repair Café, a club',
      address: 'Chicago',
      admins: ['hanna', 'oscar'],
    },
    beginnings: [
      'First evening: eleven broken things, eight of them not any more. #madebyhand',
      'We have a jar with the label "no idea". It is our best jar.',
    ],
    posts: [
      'Nine lamps, one toaster and a music box went home happy. Next evening: Thursday. #madebyhand',
      '*The tea corner, before you all came.',
      'Wanted: somebody who is not afraid of umbrellas.',
      'A radio of 1956 plays again. It still knows only one station, but that is not its fault. #madebyhand',
    ],
  },
  {
    ...{
      by: 'asha',
      name: 'fernsociety',
      title: 'The Fern Society',
      description: 'For people who like their plants old and quiet.',
      categoryId: 7,
      scene: 'plants',
      company: 'Botanic garden',
      address: 'Seattle',
      admins: ['demo'],
    },
    beginnings: [
      'A society is founded when two people agree on a plant. It was the staghorn. #houseplants',
      '*Twelve members, and only one of us has lost a maidenhair this week.',
    ],
    posts: [
      '*Fern of the month: the maidenhair. Handsome, thirsty, easily offended. #houseplants',
      'Spores are ready. Bring an envelope and write on it what you hope for.',
      '*Glass house 2, at seven in the morning, before the visitors. #houseplants',
      'No, that is not a disease. Those brown dots are how it has children.',
    ],
  },
  {
    ...{
      by: 'mateo',
      name: 'lahiguera',
      title: 'La Higuera',
      description: 'A small kitchen with a long table.',
      categoryId: 9,
      scene: 'supper',
      company: 'La Higuera',
      address: 'Miami',
      callActionType: 5,
    },
    beginnings: ['The table has arrived. It did not fit through the door, so we have a new door. #supper'],
    posts: [
      '*On the table this week: chickpeas, spinach, and a lemon that means it. #supper',
      'We are closed on Monday, because the fig tree has a birthday.',
      '*Plums came early. So did the cake.',
      'Two places left on Friday, between a violin teacher and a man who repairs clocks.',
    ],
  },
  {
    ...{
      by: 'zola',
      name: 'smalldome',
      title: 'The Small Dome',
      description: 'Public nights at the observatory, whenever the clouds agree.',
      categoryId: 7,
      scene: 'desert',
      company: 'Observatory',
      address: 'Los Angeles',
      callActionType: 6,
    },
    beginnings: [],
    posts: [
      '*Clear until midnight. We are open from nine. #lookup',
      'Clouds. There is soup.',
      'A girl of six asked where the dark goes in the morning. We have put it on the programme. #lookup',
      '*The hill, an hour before we opened.',
    ],
  },
  {
    ...{
      by: 'hanna',
      name: 'thursdayorchestra',
      title: 'Thursday Orchestra',
      description: 'An amateur orchestra with professional biscuits.',
      categoryId: 15,
      scene: 'garden',
      company: 'Thursday Orchestra',
      address: 'Nashville',
    },
    beginnings: [],
    posts: [
      'Two more basses wanted for the choir piece. You do not have to be good, you have to be low. #music',
      '*We rehearsed outside, and a blackbird took the second voice. #music',
      'Found after the concert: one glove, eleven pegs, a very small shoe.',
    ],
  },
  {
    ...{
      by: 'oscar',
      name: 'pierfour',
      title: 'Pier Four Boatyard',
      description: 'Wooden boats, repaired slowly.',
      categoryId: 3,
      scene: 'sea',
      company: 'Pier Four',
      address: 'Seattle',
    },
    beginnings: [],
    posts: [
      'She floats. Launch of the Marmalade soon. #bythesea',
      '*Low water, long shadows, last coat of varnish. #bythesea',
      'Rule of the yard: whoever drops the brush paints the rudder.',
    ],
  },
  {
    ...{
      by: 'yuki',
      name: 'bluethread',
      title: 'Blue Thread Bindery',
      description: 'Notebooks that open flat, sewn by hand, one evening each.',
      categoryId: 10,
      scene: 'quilt',
      company: 'Blue Thread',
      address: 'New York',
      callActionType: 12,
    },
    beginnings: [],
    posts: [
      '*New cover papers, printed from three blocks and one mistake. #madebyhand',
      'The order book is full until the cherries. Thank you for waiting.',
      '*Somebody sent back a notebook, full, just to show us. #reading',
    ],
  },
  {
    ...{
      by: 'kofi',
      name: 'secondyard',
      title: 'Second Yard Sessions',
      description: 'Drums on Thursdays. Bring a chair and a heartbeat.',
      categoryId: 14,
      scene: 'cutouts',
      company: 'Studio 5',
      address: 'New York',
    },
    beginnings: [],
    posts: [
      'Tonight in seven. Do not count. #music',
      '*The poster is dry. #madebyhand',
      'Forty people, one bucket, the best hour of the week. #music',
    ],
  },
  {
    ...{
      by: 'ingrid',
      name: 'sixoclockferry',
      title: 'The Six o’Clock Ferry',
      description: 'Unofficial. Water colours, delays, and who was on board.',
      categoryId: 8,
      scene: 'sea',
    },
    beginnings: ['Today the water is tin. #bythesea'],
    posts: [
      '*Plum. #bythesea',
      'Four minutes late, because of a seal.',
      '*Old jeans, with a light on. #bythesea',
      'The dog has a season ticket now. The office asked for a photograph, and he sat still for it.',
    ],
  },
  {
    ...{
      by: 'priya',
      name: 'slowrunners',
      title: 'Slow Runners Club',
      description: 'Ten kilometres, singing. Breakfast afterwards.',
      categoryId: 6,
      scene: 'balloons',
      company: 'Nair Physiotherapy',
      address: 'San Francisco',
      callActionType: 22,
    },
    beginnings: [],
    posts: [
      'Sunday, eight o’clock, at the water tower. The song is chosen by whoever comes last.',
      '*Kilometre seven has a view, so we stopped. #slowwalks',
      'Somebody overtook us with a pram. We clapped.',
    ],
  },
];

/** What members say of a page, with the stars they give it. */
export const pageOpinions: [stars: number, text: string][] = [
  [5, 'Kind people, good tea, and it works again.'],
  [5, 'I came for an hour and stayed for the evening.'],
  [4, 'Lovely. A little hard to find, which is part of it.'],
  [5, 'Worth it for the answers in the comments alone.'],
  [4, ''],
  [5, ''],
  [3, 'I expected more goats.'],
  [5, 'They remembered my name.'],
  [4, 'Bring a jumper.'],
];
