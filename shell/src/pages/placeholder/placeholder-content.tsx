import { t } from '@social/texts';
import { Typography } from '@social/ui';
import { LinkCards, type LinkCardContent } from './link-cards';
import { MoreContent } from './more-content';

type Content = { sentence: string; note?: string; links: LinkCardContent[] };

/** The sentence of each placeholder, and what leads on from it. The provider's contract has no calls for a forum or for jobs. */
const contents: Readonly<Record<string, Content>> = {
  '/explore': {
    sentence: t('Posts, people and topics from beyond the circle you follow will gather here.'),
    links: [
      { label: t('Feed'), detail: t('The latest posts of everyone'), to: '/', icon: 'home' },
      { label: t('Search'), detail: t('People, pages, groups and posts'), to: '/search', icon: 'explore' },
    ],
  },
  '/albums': {
    sentence: t('Albums that other members share with you will be collected here.'),
    links: [{ label: t('My Albums'), detail: t('Your own photos and videos'), to: '/my-albums', icon: 'albums' }],
  },
  '/forum': {
    sentence: t('Longer discussions, sorted by topic, will take place here.'),
    note: t('This community has no forum yet. Longer discussions take place here:'),
    links: [
      { label: t('My Groups'), detail: t('Talk with the people of a group'), to: '/my-groups', icon: 'groups' },
      { label: t('Blog'), detail: t('Read articles and discuss them below'), to: '/blog', icon: 'blog' },
      { label: t('Explore'), detail: t('See which posts and topics are discussed most'), to: '/explore', icon: 'explore' },
    ],
  },
  '/my-groups': {
    sentence: t('The groups you run and the groups you joined will be listed here.'),
    links: [{ label: t('Feed'), detail: t('The latest posts of everyone'), to: '/', icon: 'home' }],
  },
  '/my-pages': {
    sentence: t('The pages you look after will be listed here.'),
    links: [{ label: t('My Pages'), detail: t('Your pages, suggestions and pages you like'), to: '/pagescomp/mainpages', icon: 'pages' }],
  },
  '/article': {
    sentence: t('Articles worth a longer read will be published here.'),
    links: [{ label: t('Blog'), detail: t('All articles'), to: '/blog', icon: 'blog' }],
  },
  '/jobs': {
    sentence: t('Openings that members and pages announce will be posted here.'),
    note: t('This community has no list of jobs yet. Openings are announced in posts:'),
    links: [
      { label: '#hiring', detail: t('Posts of those who look for somebody'), to: '/?hashtag=hiring', icon: 'tag' },
      { label: '#jobs', detail: t('Posts about openings'), to: '/?hashtag=jobs', icon: 'tag' },
      {
        label: t('Suggested pages'),
        detail: t('Like a page, and see what it announces'),
        to: '/pagescomp/mainpages?tab=suggested',
        icon: 'pages',
      },
      { label: t('Search'), detail: t('Look for a word in all posts'), to: '/search?q=job', icon: 'explore' },
    ],
  },
  '/more': {
    sentence: t('Settings, help and everything that has no entry of its own are found here.'),
    links: [],
  },
};

/** Shows the sentence of the placeholder at a path, and what leads on from it. */
export function PlaceholderContent({ path }: { path: string }) {
  const content = contents[path];
  if (!content) return null;
  const { sentence, ...leads } = content;
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{sentence}</Typography>
      {path === '/more' ? <MoreContent /> : <LinkCards label={t('Where to go from here')} {...leads} />}
    </>
  );
}
