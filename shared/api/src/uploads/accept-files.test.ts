import { acceptFiles, imageRule } from './accept-files';

const MEGABYTE = 1024 * 1024;
const file = (name: string, type: string, megabytes = 1) => ({ name, type, size: megabytes * MEGABYTE });
const refusalOf = (...[name, type, megabytes]: Parameters<typeof file>) => acceptFiles([file(name, type, megabytes)]).refusals[0];

test('files that are too large are refused with their size and the limit, and the others of the pick are accepted', () => {
  const good = [file('a.jpg', 'image/jpeg', 64), file('b.png', 'image/png', 12), file('b.mp4', 'video/mp4', 64), file('notes.md', '')];
  const { accepted, refusals } = acceptFiles([
    file('holiday.mov', 'video/quicktime', 130),
    ...good,
    file('sea.png', 'image/png', 12.01),
    file('space.jpg', 'image/jpeg', 64.5),
    file('song.mp3', 'audio/mpeg', 25),
    file('plan.pdf', 'application/pdf', 24.5),
  ]);

  expect(accepted).toEqual(good);
  expect(refusals).toEqual([
    '“holiday.mov” was left out: it has 130.0 MB, and a video may have 64 MB.',
    '“sea.png” was left out: it has 12.1 MB, and a photo may have 12 MB.',
    '“space.jpg” was left out: it has 64.5 MB, and a photo may have 64 MB.',
    '“song.mp3” was left out: it has 25.0 MB, and a sound may have 24 MB.',
    '“plan.pdf” was left out: it has 24.5 MB, and a file may have 24 MB.',
  ]);
});

test.each([
  ['a.bmp', 'image/bmp', 'photos can be JPEG, PNG, GIF, WebP, AVIF or TIFF.'],
  ['logo.svg', 'image/svg+xml', 'photos can be JPEG, PNG, GIF, WebP, AVIF or TIFF.'],
  ['old.avi', 'video/x-msvideo', 'videos can be MP4, WebM, MOV, M4V or MKV.'],
  ['old.wma', 'audio/x-ms-wma', 'sounds can be MP3, WAV, OGG, AAC, FLAC or M4A.'],
  ['setup.exe', 'application/x-msdownload', 'files can be PDF, ZIP, DOCX, XLSX, PPTX, ODT, ODS, TXT, MD or CSV.'],
])('%s is refused with the formats of its kind', (name, type, formats) => {
  expect(refusalOf(name, type)).toBe(`“${name}” was left out: ${formats}`);
});

test.each([
  ['IMG_0001.HEIC', ''],
  ['IMG_0001.heic', 'image/heic'],
  ['burst.heics', 'image/heic-sequence'],
  ['photo.heif', 'image/heif'],
  ['photo', 'image/heic'],
])('%s of type "%s" is refused with the way to a JPEG', (name, type) => {
  expect(refusalOf(name, type)).toBe(
    `“${name}” was left out: it is a HEIC photo. Save or send it as a JPEG: in the camera’s settings this is “Most compatible”.`,
  );
});

test.each([
  ['SHOT.PNG', 'image/png'],
  ['image', 'image/jpeg'],
  ['film.mkv', ''],
  ['voice.opus', 'audio/ogg'],
  ['table.csv', 'application/vnd.ms-excel'],
  ['notes.txt', 'text/plain'],
])('%s of type "%s" is accepted', (name, type) => {
  expect(refusalOf(name, type)).toBeUndefined();
});

test('an empty file is refused, and a file of another kind with the sentence of the rule', () => {
  expect(refusalOf('none.txt', 'text/plain', 0)).toBe('“none.txt” was left out: it is empty.');
  const { accepted, refusals } = acceptFiles([file('a.txt', ''), file('a.jpg', 'image/jpeg'), file('b.txt', '')], imageRule);
  expect([accepted.length, refusals]).toEqual([1, ['Please select a valid image file.']]);
});
