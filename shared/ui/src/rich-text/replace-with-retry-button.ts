import { t } from '@social/texts';

/** Replaces a picture that failed to load by a button that loads it again. */
export function replaceWithRetryButton(picture: HTMLImageElement): void {
  const button = picture.ownerDocument.createElement('button');
  button.type = 'button';
  button.textContent = t('{name} could not be loaded. Retry', { name: picture.alt || t('The picture') });
  button.addEventListener('click', () => {
    button.replaceWith(picture.cloneNode());
  });
  picture.replaceWith(button);
}
