import type { SceneName } from '../art/gallery';

export type EventPlan = { by: string; name: string; location: string; description: string; scene: SceneName; inDays: number; startHour: number; hours: number };

/** What has been on, and what is coming: days from the moment of seeding. */
export const eventPlans: EventPlan[] = [
  { by: 'zola', name: 'Saturn from the small dome', location: 'Observatory hill', description: 'Bring a warm coat and a question. Children first, and no booking. If the clouds disagree, we have slides and soup.', scene: 'desert', inDays: 3, startHour: 19, hours: 3 },
  { by: 'hanna', name: 'Orchestra in the park', location: 'City park, by the pond', description: 'An hour of music outdoors, with pegs for the sheets. Bring a chair or a blanket, and a neighbour.', scene: 'garden', inDays: 6, startHour: 17, hours: 2 },
  { by: 'demo', name: 'Walk with old maps', location: 'Meeting at the clock that is wrong', description: 'We follow a street plan of 1890 and see how far we get. Eight easy kilometres, one impossible bridge.', scene: 'hills', inDays: 9, startHour: 9, hours: 4 },
  { by: 'mateo', name: 'Long table supper', location: 'La Higuera, back yard', description: 'One table, forty chairs, one pot. Come hungry, sit beside a stranger.', scene: 'supper', inDays: 12, startHour: 18, hours: 5 },
  { by: 'kofi', name: 'Seven beats for beginners', location: 'Studio 5, second yard', description: 'Two short, one long, and no counting. Drums are there, rhythm comes by itself.', scene: 'cutouts', inDays: 14, startHour: 18, hours: 2 },
  { by: 'oscar', name: 'Launch of the Marmalade', location: 'Pier 4', description: 'She floats, we think. Come and see. There will be buns.', scene: 'sea', inDays: 17, startHour: 14, hours: 3 },
  { by: 'yuki', name: 'Sew a notebook in one evening', location: 'Bindery, ground floor', description: 'Paper, needle and blue thread are on the table. You go home with a book that opens flat.', scene: 'quilt', inDays: 20, startHour: 17, hours: 3 },
  { by: 'asha', name: 'Plant swap', location: 'Botanic garden, glass house 2', description: 'Bring a cutting, take a cutting. Nobody goes home without a fern.', scene: 'plants', inDays: 24, startHour: 10, hours: 4 },
  { by: 'tomas', name: 'Balloon morning', location: 'Football field', description: 'Seven balloons at sunrise; coffee from five. Names for the balloons are taken until Friday.', scene: 'balloons', inDays: 31, startHour: 5, hours: 3 },
  { by: 'priya', name: 'The slow ten', location: 'Hill road, at the water tower', description: 'Ten kilometres at singing speed. Whoever arrives first has misunderstood. Breakfast for everybody.', scene: 'hills', inDays: 38, startHour: 7, hours: 3 },
  { by: 'ingrid', name: 'Night crossing with soup', location: 'Ferry quay 2', description: 'There and back three times, lamps off in the middle, soup on the car deck.', scene: 'sea', inDays: 45, startHour: 20, hours: 3 },
  { by: 'demo', name: 'Repair café in spring', location: 'Old fire station', description: 'Nine lamps, one toaster, one music box. Everything but the umbrella went home mended.', scene: 'coffee', inDays: -5, startHour: 17, hours: 3 },
  { by: 'leila', name: 'Stairs of the old town: a drawing day', location: 'Lower gate', description: 'Twelve staircases, one pencil each.', scene: 'city', inDays: -12, startHour: 9, hours: 6 },
  { by: 'asha', name: 'Mushrooms, and how to leave them', location: 'Forest gate, tram 6', description: 'A walk with baskets for those that are sure, and a camera for the others.', scene: 'forest', inDays: -19, startHour: 8, hours: 4 },
  { by: 'kofi', name: 'Open rehearsal', location: 'Studio 5, second yard', description: 'Seven o’clock, bring a chair. We start on time, mostly.', scene: 'cutouts', inDays: -26, startHour: 19, hours: 3 },
  { by: 'mateo', name: 'Market breakfast', location: 'Market hall, fruit end', description: 'We eat what is ripe, standing up.', scene: 'fruit', inDays: -40, startHour: 7, hours: 2 },
];
