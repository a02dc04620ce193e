import { findAppRoute } from './find-app-route';

const site = 'https://host.example';

test.each([
  ['https://host.example/hashtag/Sun', '/?hashtag=sun'],
  ['https://host.example/hashtag/%E0%A4%B9', '/?hashtag=%E0%A4%B9'],
  ['https://host.example/index.php?link1=hashtag&hash=sun', '/?hashtag=sun'],
  ['https://host.example/Asha', '/profile?username=asha'],
  ['https://host.example/@asha', '/profile?username=asha'],
  ['https://host.example/index.php?link1=timeline&u=asha', '/profile?username=asha'],
  ['https://host.example/post/145', '/post/145'],
  ['https://host.example/post/145_hello-sun.html', '/post/145'],
])('%s leads to %s', (href, route) => {
  expect(findAppRoute(href, site)).toBe(route);
});

test.each([
  'https://evil.example/hashtag/sun',
  'http://host.example/hashtag/sun',
  'https://host.example.evil.example/asha',
  'https://host.example@evil.example/asha',
  'https://host.example/',
  'https://host.example/index.php',
  'https://host.example/post/x',
  'https://host.example/upload/photos/a.jpg',
  'https://host.example/hashtag/',
  'javascript:alert(1)',
  'mailto:a@host.example',
  '',
  'not an address',
])('%j has no route in this app', (href) => {
  expect(findAppRoute(href, site)).toBeNull();
});

test('without a site URL no link has a route', () => {
  expect(findAppRoute('https://host.example/asha', '')).toBeNull();
});
