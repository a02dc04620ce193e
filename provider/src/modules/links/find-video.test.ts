import { findLink } from './find-link';
import { findVideo } from './find-video';

const ID = 'aqz-KE-bpKQ';
const SITE = 'https://social.example';

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?app=desktop&v=${ID}`,
  `https://www.youtube.com/watch?list=PL1&index=2&v=${ID}&t=10s`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://music.youtube.com/watch?v=${ID}&si=x`,
  `HTTPS://YOUTUBE.COM/watch?v=${ID}`,
  `http://youtube.com/watch/?v=${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube.com/v/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `(https://youtu.be/${ID})`,
  `見てhttps://youtu.be/${ID}。`,
])('plays the video of %s', (text) => {
  expect(findVideo(text)).toBe(ID);
  expect(findLink(text, SITE)).toBeNull();
});

test.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/@channel/live',
  'https://www.youtube.com/playlist?list=PLabcdefghijk',
  'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/live/',
  'https://www.youtube.com/results?search_query=tea',
  `https://notyoutube.com/watch?v=${ID}`,
  `https://youtube.com.example/watch?v=${ID}`,
])('shows a preview of %s', (text) => {
  expect(findVideo(text)).toBeNull();
  expect(findLink(text, SITE)).toBe(text);
});

test('plays the first video, and shows a preview of the first other link', () => {
  const text = `https://a.example/x#top and https://youtu.be/${ID} and https://youtu.be/bqz-KE-bpKQ`;
  expect(findVideo(text)).toBe(ID);
  expect(findLink(text, SITE)).toBe('https://a.example/x');
  expect(findVideo(`youtube.com/watch?v=${ID}`)).toBeNull();
});
