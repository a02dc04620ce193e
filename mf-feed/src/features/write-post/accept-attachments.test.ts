import { toUploadKind } from '@social/api/uploads/upload-kind';
import { acceptAttachments } from './accept-attachments';

const file = (name: string, type = '', text = 'x') => new File([text], name, { type });
const attach = (...files: File[]) => acceptAttachments([], files);
const names = (files: readonly File[]) => files.map((accepted) => `${toUploadKind(accepted)} ${accepted.name}`);

test('pictures are attached together in the order of selection', () => {
  const { accepted, refusals } = attach(file('b.png', 'image/png'), file('a.jpg', 'image/jpeg'));

  expect(names(accepted)).toEqual(['photo b.png', 'photo a.jpg']);
  expect(refusals).toEqual([]);
});

test('of two pictures, a PDF and an MP3 the pictures are attached and the others refused', () => {
  const { accepted, refusals } = attach(
    file('1.png', 'image/png'),
    file('plan.pdf', 'application/pdf'),
    file('2.png', 'image/png'),
    file('song.mp3', 'audio/mpeg'),
  );

  expect(names(accepted)).toEqual(['photo 1.png', 'photo 2.png']);
  expect(refusals).toEqual([
    'plan.pdf was left out: a post has either pictures, or one video, sound or file.',
    'song.mp3 was left out: a post has either pictures, or one video, sound or file.',
  ]);
});

test('a file that the provider would refuse is refused with the limit, and leaves room for the next one', () => {
  const large = Object.defineProperty(file('holiday.mov', 'video/quicktime'), 'size', { value: 130 * 1024 * 1024 });
  const { accepted, refusals } = attach(large, file('setup.exe', 'application/x-msdownload'), file('plan.pdf', 'application/pdf'));

  expect(names(accepted)).toEqual(['file plan.pdf']);
  expect(refusals).toEqual([
    'holiday.mov was left out: it has 130.0 MB, and a video may have 64 MB.',
    'setup.exe was left out: files can be PDF, ZIP, DOCX, XLSX, PPTX, ODT, ODS, TXT, MD or CSV.',
  ]);
});

test('other types are files; the name decides where the browser knows no type', () => {
  expect(names(attach(file('plan.pdf', 'application/pdf')).accepted)).toEqual(['file plan.pdf']);
  expect(names(attach(file('film.mkv')).accepted)).toEqual(['video film.mkv']);
  expect(names(attach(file('odd.pdf')).accepted)).toEqual(['file odd.pdf']);
});

test('an eleventh picture and an empty file are refused', () => {
  const many = Array.from({ length: 11 }, (_, index) => file(`${index}.png`, 'image/png'));

  expect(attach(...many).refusals).toEqual(['10.png was left out: a post has up to 10 pictures.']);
  expect(attach(file('none.txt', 'text/plain', '')).refusals).toEqual(['none.txt was left out: it is empty.']);
});
