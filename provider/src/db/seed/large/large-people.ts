import type { LargePlan, LargeStep } from './large-plan';
import { createSqlExpressions } from './sql-expressions';

const FIRST_NAMES = [
  'Ada',
  'Amir',
  'Bea',
  'Carlos',
  'Dana',
  'Elif',
  'Femi',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kaya',
  'Lena',
  'Mila',
  'Noor',
  'Omar',
  'Petra',
  'Quinn',
  'Rosa',
  'Sven',
  'Tara',
  'Uma',
  'Viktor',
  'Wanda',
  'Ximena',
  'Yara',
  'Zeno',
];
const LAST_NAMES = [
  'Abe',
  'Berg',
  'Costa',
  'Dietz',
  'Evans',
  'Fontaine',
  'Garcia',
  'Hoang',
  'Ito',
  'Jansen',
  'Khan',
  'Lopez',
  'Moreau',
  'Nowak',
  'Okafor',
  'Park',
  'Quist',
  'Rossi',
  'Silva',
  'Tanaka',
  'Ueda',
  'Varga',
  'Weber',
  'Xu',
  'Yilmaz',
  'Zimmer',
];

/**
 * Returns the statements for members (`member1`, `member2`, …), their follows, pages, groups, events and articles. The first members have
 * the most followers.
 */
export function createPeopleSteps(plan: LargePlan): LargeStep[] {
  const { random, moment, nthMoment, number, pick, quote, soonAfter } = createSqlExpressions({ ...plan, seed: plan.seed + 1 });
  const { members } = plan;
  const [pages, groups] = [Math.ceil(members / 50), Math.ceil(members / 100)];
  const maxFollowed = Math.min(60, Math.floor(members / 2));
  const avatarPath = plan.avatarPaths.length > 0 ? pick(plan.avatarPaths, 'n') : 'null';
  return [
    {
      table: 'members',
      statement: `
      insert into members (id, username, email, password_hash, first_name, last_name, about, avatar_path, is_verified, confirms_followers, last_seen_at, created_at)
      overriding system value
      select n, 'member' || n, 'member' || n || '@example.org', ${quote(plan.passwordHash)}, ${pick(FIRST_NAMES, 'n')}, ${pick(LAST_NAMES, 'n')}, 'Here since the beginning.',
        ${avatarPath}, ${random('n')} < 0.02, ${random('n')} < 0.05, ${moment} - interval '30 days' * power(${random('n')}, 3), ${nthMoment('n', members)}
      from generate_series(1, ${members}) n`,
    },
    {
      table: 'sessions',
      statement: `
      insert into sessions (member_id, token_hash, platform, created_at, last_used_at)
      select id, encode(sha256(('${plan.seed} ' || id)::bytea), 'hex'), 'phone', last_seen_at, last_seen_at from members order by id`,
    },
    {
      table: 'follows',
      statement: `
      insert into follows (follower_id, followed_id, is_accepted, created_at)
      select f.id, f.other, ${random('f.id', 'f.other')} > 0.03, ${soonAfter(moment + " - interval '700 days'", 700, 'f.id', 'f.other')}
      from (select id, ${number(members, ['id', 'k'], 1.7)} as other from members, generate_series(1, ${maxFollowed}) k where k <= ${maxFollowed} * ${random('id')}) f
      where f.id <> f.other on conflict do nothing`,
    },
    {
      table: 'blocks',
      statement: `
      insert into blocks (blocker_id, blocked_id, created_at)
      select f.id, f.other, ${moment} - interval '100 days' * ${random('f.id')} from (select id, ${number(members, ['id'])} as other from members) f
      where f.id <> f.other and ${random('f.id')} < 0.15 on conflict do nothing`,
    },
    {
      table: 'pages',
      statement: `
      insert into pages (id, owner_id, name, title, description, category_id, takes_posts, created_at) overriding system value
      select n, ${number(members, ['n'])}, 'page' || n, 'Page ' || n, 'A page for those who like it.', ${number(20, ['n'])}, ${random('n')} < 0.2, ${nthMoment('n', pages)} from generate_series(1, ${pages}) n`,
    },
    {
      table: 'page_likes',
      statement: `
      insert into page_likes (page_id, member_id, created_at)
      select l.page, l.id, ${soonAfter('p.created_at', 300, 'l.id', 'l.page')} from (select id, ${number(pages, ['id', 'k'], 2)} as page from members, generate_series(1, 12) k) l
      join pages p on p.id = l.page on conflict do nothing`,
    },
    {
      table: 'groups',
      statement: `
      insert into groups (id, owner_id, name, title, created_at) overriding system value
      select n, ${number(members, ['n'])}, 'group' || n, 'Group ' || n, ${nthMoment('n', groups)} from generate_series(1, ${groups}) n`,
    },
    {
      table: 'group_members',
      statement: `
      insert into group_members (group_id, member_id, created_at)
      select id, owner_id, created_at from groups
      union select ${number(groups, ['m.id', 'k'], 1.5)}, m.id, ${moment} - interval '300 days' * ${random('m.id', 'k')} from members m, generate_series(1, 3) k on conflict do nothing`,
    },
    {
      table: 'events',
      statement: `
      insert into events (id, poster_id, name, location, description, starts_at, ends_at, created_at) overriding system value
      select n, ${number(members, ['n'])}, 'Meeting ' || n, 'The usual place', 'Bring something to share.', e.start, e.start + interval '3 hours', ${nthMoment('n', pages)}
      from generate_series(1, ${pages}) n, lateral (select ${moment} + interval '120 days' * (${random('n')} - 0.5) as start) e`,
    },
    {
      table: 'event_members',
      statement: `
      insert into event_members (event_id, member_id, is_going, is_interested)
      select ${number(pages, ['m.id', 'k'])}, m.id, ${random('m.id', 'k')} < 0.5, ${random('m.id', 'k')} < 0.5 from members m, generate_series(1, 3) k on conflict do nothing`,
    },
    {
      table: 'blogs',
      statement: `
      insert into blogs (id, author_id, title, description, content_html, category_id, tags, created_at) overriding system value
      select n, ${number(members, ['n'])}, 'Notes, part ' || n, 'What I saw.', '<p>What I saw, at length.</p>', ${number(10, ['n'])}, array['notes'], ${nthMoment('n', pages)} from generate_series(1, ${pages}) n`,
    },
  ];
}
