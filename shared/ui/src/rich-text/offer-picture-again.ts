/** Puts a button in the place of a picture that did not load; pressing it asks for the picture once more. */
export function offerPictureAgain(picture: HTMLImageElement): void {
  const button = picture.ownerDocument.createElement('button');
  button.type = 'button';
  button.textContent = `${picture.alt || 'The picture'} could not be loaded. Retry`;
  button.addEventListener('click', () => {
    const again = picture.cloneNode();
    button.replaceWith(again);
  });
  picture.replaceWith(button);
}
