import type { Random } from '../../lib/random';
import { people } from './people';
import type { PostPlan } from './post-plan';
import { listOtherPictures, listPictures } from './seed-context';
import type { SceneName } from './seed-media';

/** Albums of one to twelve pictures. The member `demo` has enough of them for a second page of the list. */
const albums: [username: string, name: string, scene: SceneName, pictureCount: number][] = [
  ['demo', 'Walks of this year', 'hills', 9],
  ['demo', 'Rooftops', 'city', 6],
  ['demo', 'Corner tables', 'coffee', 4],
  ['demo', 'Two mornings', 'balloons', 2],
  ['demo', 'One good view', 'mountains', 1],
  ['demo', 'Everything by the sea', 'sea', 12],
  ['demo', 'Forest, in five lights', 'forest', 5],
  ['demo', 'Paper afternoon', 'cutouts', 3],
  ['demo', 'Garden diary', 'garden', 7],
  ['demo', 'Market finds', 'fruit', 8],
  ['demo', 'Night sky trip', 'desert', 10],
  ['demo', 'For the stairwell', 'quilt', 11],
  ['asha', 'Window sill', 'plants', 5],
  ['asha', 'Meadow diary', 'garden', 6],
  ['asha', 'Cooked and eaten', 'supper', 3],
  ['asha', 'A year of ferns', 'plants', 12],
  ['mateo', 'Market days', 'fruit', 4],
  ['mateo', 'The long table', 'supper', 2],
  ['ingrid', 'From the bridge', 'sea', 6],
  ['ingrid', 'The neighbours', 'mountains', 3],
  ['kofi', 'Posters', 'cutouts', 4],
  ['yuki', 'Patterns', 'quilt', 4],
  ['leila', 'Windows with people', 'city', 7],
  ['tomas', 'Up the river', 'forest', 9],
  ['tomas', 'Balloon morning', 'balloons', 5],
  ['priya', 'Before breakfast', 'hills', 6],
  ['oscar', 'The Marmalade, plank by plank', 'sea', 8],
  ['zola', 'Big skies', 'desert', 6],
  ['hanna', 'Rehearsals outdoors', 'garden', 1],
];

/** Plans the albums. Each album starts with pictures of its scene. */
export function planAlbums(random: Random): PostPlan[] {
  return albums.flatMap(([username, albumName, scene, pictureCount]) => {
    const author = people.find((person) => person.username === username);
    return author
      ? [
          {
            author,
            text: '',
            albumName,
            pictures: [...listPictures(scene), ...random.shuffle(listOtherPictures(scene))].slice(0, pictureCount),
          },
        ]
      : [];
  });
}
