import type { Story } from '@social/api/stories/story';
import { t } from '@social/texts';
import { toLines } from './text-lines';

/** The title of a story that shows nothing but its description. The provider stores only pictures, so the text is drawn as one. */
export const TEXT_STORY_TITLE = 'Text';

export const storyBackgrounds = [
  { name: t('Dusk'), from: '#7a2e1d', to: '#3b1d4f' },
  { name: t('Sea'), from: '#0b5563', to: '#12355b' },
  { name: t('Forest'), from: '#1f5130', to: '#0e3b3a' },
  { name: t('Night'), from: '#2b2d42', to: '#111216' },
  { name: t('Berry'), from: '#8a1c4a', to: '#4a1942' },
] as const;

export type StoryBackground = (typeof storyBackgrounds)[number];

const WIDTH = 1080;
const HEIGHT = 1920;
const MARGIN = 96;
const FONT_SIZES = [112, 92, 76, 64, 54, 46];
const LINE_HEIGHT = 1.3;
const QUALITY = 0.9;

export function isTextStory({ title, description }: Pick<Story, 'title' | 'description'>): boolean {
  return title === TEXT_STORY_TITLE && description !== '';
}

/**
 * Draws a text as a picture of 1080 x 1920 pixels, in the largest letters that fit.
 * @throws {Error} where the browser can draw no picture.
 */
export async function drawTextStory(text: string, { from, to }: StoryBackground): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  const gradient = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  context.fillStyle = gradient;
  context.fillRect(0, 0, WIDTH, HEIGHT);

  const { fontSize, lines } = fitText(context, text);
  context.fillStyle = '#fff';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const top = (HEIGHT - (lines.length - 1) * fontSize * LINE_HEIGHT) / 2;
  for (const [index, line] of lines.entries()) context.fillText(line, WIDTH / 2, top + index * fontSize * LINE_HEIGHT);

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The browser made no picture of the text.');
  return new File([blob], 'text-story.jpg', { type: 'image/jpeg' });
}

function fitText(context: CanvasRenderingContext2D, text: string): { fontSize: number; lines: string[] } {
  let fitted: { fontSize: number; lines: string[] } = { fontSize: 0, lines: [] };
  for (const fontSize of FONT_SIZES) {
    context.font = `600 ${fontSize}px system-ui, sans-serif`;
    fitted = { fontSize, lines: toLines(text, WIDTH - 2 * MARGIN, (part) => context.measureText(part).width) };
    if (fitted.lines.length * fontSize * LINE_HEIGHT <= HEIGHT - 4 * MARGIN) break;
  }
  return fitted;
}
