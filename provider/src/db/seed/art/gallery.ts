import { createChance } from '../chance';
import { coffee, cutouts, fruit, plants, quilt, supper } from './indoors';
import { balloons, city, desert, forest, garden, hills, mountains, sea, type Scene } from './outdoors';
import { palettes, type Palette } from './svg';

const scenes = {
  hills,
  mountains,
  sea,
  forest,
  desert,
  city,
  balloons,
  garden,
  plants,
  fruit,
  supper,
  coffee,
  cutouts,
  quilt,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export type Drawing = { name: string; scene: SceneName; svg: () => string };

const outdoors: SceneName[] = ['hills', 'mountains', 'sea', 'forest', 'desert', 'city', 'balloons', 'garden'];
const indoors: SceneName[] = ['plants', 'fruit', 'supper', 'coffee', 'cutouts', 'quilt'];
const INDOOR_VARIANTS = 4;

/** Every picture of the seed: each outdoor scene in six lights, each indoor one four times. The same each time. */
export function gallery(): Drawing[] {
  const lit = outdoors.flatMap((scene, index) =>
    palettes.map((palette, light) => drawing(scene, palette.name, palette, index * 50 + light)),
  );
  const inside = indoors.flatMap((scene, index) =>
    Array.from({ length: INDOOR_VARIANTS }, (_, variant) => drawing(scene, String(variant + 1), palettes[1], 1000 + index * 50 + variant)),
  );
  return [...lit, ...inside];
}

function drawing(scene: SceneName, variant: string, palette: Palette | undefined, seed: number): Drawing {
  if (!palette) throw new Error('A drawing needs a palette.');
  return { name: `${scene}-${variant}`, scene, svg: () => scenes[scene](createChance(seed * 7919 + 13), palette) };
}
