import type { Page } from '@playwright/test';

/**
 * The body of a function that lets a page record a tone: the machine has no microphone, and one of the browser's needs options at its start. It is set on
 * the prototype, as WebKit may make the object anew.
 */
export const PLAY_AS_MICROPHONE = `MediaDevices.prototype.getUserMedia = async () => {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const microphone = context.createMediaStreamDestination();
  tone.connect(microphone);
  tone.start();
  return microphone.stream;
};`;

/** Lets the pages that are loaded from now on record a tone. */
export async function playAsMicrophone(page: Page): Promise<void> {
  await page.addInitScript(PLAY_AS_MICROPHONE);
}
