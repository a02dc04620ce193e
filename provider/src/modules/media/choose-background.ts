import type { Sharp } from 'sharp';

const WHITE = '#ffffff';
const DARK = '#2b3036';
/** Both white and black are readable on it. */
const GREY = '#83898f';
const SAMPLE_SIDE_PX = 64;
/** Luminance from which a pixel disappears on white, of 255. */
const LIGHT = 215;
/** Luminance up to which a pixel disappears on the dark colour. */
const SHADE = 90;
/** Smallest part of a picture that counts as its content. */
const MIN_SHARE = 0.2;

/**
 * Chooses the colour behind a transparent picture, so that its content stays visible: white, unless much of it is nearly white.
 * @param picture is decoded in a small size.
 * @returns null for a picture without transparent pixels.
 */
export async function chooseBackground(picture: Sharp): Promise<string | null> {
  const { data, info } = await picture
    .resize({ width: SAMPLE_SIDE_PX, height: SAMPLE_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let visible = 0;
  let light = 0;
  let dark = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    visible += alpha;
    if (luminance >= LIGHT) light += alpha;
    else if (luminance <= SHADE) dark += alpha;
  }
  if (visible === info.width * info.height * 255) return null;
  if (light < visible * MIN_SHARE) return WHITE;
  return dark < visible * MIN_SHARE ? DARK : GREY;
}
