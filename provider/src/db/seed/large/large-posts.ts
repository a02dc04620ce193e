import { commentTexts } from '../texts/comments';
import { plainTexts } from '../texts/posts';
import type { LargePlan, LargeStep } from './large-plan';
import { createSqlExpressions } from './sql-expressions';

const HASHTAGS = 300;

/** Returns the statements for posts with their media, reactions, comments and notifications. Most posts have few, some have very many. */
export function createPostSteps(plan: LargePlan): LargeStep[] {
  return [...createPosts(plan), ...createReactions(plan), ...createNotifications(plan)];
}

function createPosts(plan: LargePlan): LargeStep[] {
  const { random, nthMoment, number, pick } = createSqlExpressions({ ...plan, seed: plan.seed + 2 });
  const [pages, groups] = [Math.ceil(plan.members / 50), Math.ceil(plan.members / 100)];
  const text = pick(
    plainTexts.filter((text) => !text.includes('#') && text.length < 200),
    'd.n',
  );
  const picture = `(array[${plan.pictures.map(({ path, smallPath }) => `'${path}|${smallPath}'`).join(',')}])[${number(plan.pictures.length, ['p.id', 'k'])}]`;
  return [
    {
      table: 'hashtags',
      statement: `insert into hashtags (id, tag) overriding system value select n, 'topic' || n from generate_series(1, ${HASHTAGS}) n`,
    },
    {
      table: 'posts',
      statement: `
      insert into posts (id, author_id, page_id, group_id, shared_post_id, text, privacy, media_kind, album_name, created_at) overriding system value
      select d.n, coalesce(page.owner_id, posting_group.owner_id, d.author), page.id, posting_group.id, case when d.sharing < 0.04 and d.n > 1 then ${number('(d.n - 1)', ['d.n'])} end,
        ${text} || case when d.tagged < 0.1 then ' #topic' || ${number(HASHTAGS, ['d.n'], 3)} else '' end,
        case when d.openness < 0.8 then 0 when d.openness < 0.92 then 2 when d.openness < 0.95 then 1 when d.openness < 0.99 then 3 else 4 end,
        case when d.media < 0.64 then 'text' when d.media < 0.97 then 'photos' else 'files' end,
        case when d.media between 0.64 and 0.67 then 'Album ' || d.n end, ${nthMoment('d.n', plan.posts)}
      from (select n, ${number(plan.members, ['n'], 1.4)} as author, ${random('n')} as target, ${random('n')} as sharing, ${random('n')} as tagged, ${random('n')} as openness, ${random('n')} as media
            from generate_series(1, ${plan.posts}) n) d
      left join pages page on d.target < 0.05 and page.id = ${number(pages, ['d.n'], 2)}
      left join groups posting_group on d.target > 0.97 and posting_group.id = ${number(groups, ['d.n'], 2)}`,
    },
    {
      table: 'post_words',
      // The texts of this seed have one script with spaces: PostgreSQL finds the words in them that the provider finds.
      statement: `insert into post_words (post_id, words, grammar) select id, strip(to_tsvector('simple', text)), 32767 from posts`,
    },
    ...(plan.pictures.length === 0
      ? []
      : [
          {
            table: 'post_media',
            statement: `
      insert into post_media (post_id, kind, path, small_path, file_name)
      select m.id, 'image', split_part(m.picture, '|', 1), split_part(m.picture, '|', 2), 'picture.jpg'
      from (select p.id, k, ${picture} as picture from posts p, generate_series(1, 4) k
            where p.media_kind = 'photos' and k <= ${number(4, ['p.id'], 2)}) m order by m.id, m.k`,
          },
        ]),
    {
      table: 'post_hashtags',
      statement: `
      insert into post_hashtags (hashtag_id, post_id, used_at)
      select substring(p.text from '#topic(\\d+)$')::int8, p.id, p.created_at from posts p where p.text ~ '#topic\\d+$'`,
    },
  ];
}

function createReactions(plan: LargePlan): LargeStep[] {
  const { random, number, pick, soonAfter } = createSqlExpressions({ ...plan, seed: plan.seed + 3 });
  const { members } = plan;
  const maxAudience = Math.min(400, members);
  /** Returns the number of members who react to a post. A few posts get very many reactions. */
  const audience = (post: string, usual: number) =>
    `case when ${random(post)} < 0.003 then ${maxAudience} * ${random(post)} else ${usual} * power(${random(post)}, 3) end`;
  return [
    {
      table: 'post_reactions',
      statement: `
      insert into post_reactions (post_id, member_id, reaction, created_at)
      select r.id, r.member, r.reaction, ${soonAfter('r.created_at', 5, 'r.id', 'r.member')}
      from (select p.id, p.created_at, ${number(members, ['p.id', 'k'])} as member, ${number(6, ['p.id', 'k'], 2)} as reaction
            from posts p, lateral generate_series(1, (${audience('p.id', 6)})::int) k) r on conflict do nothing`,
    },
    {
      table: 'comments',
      statement: `
      insert into comments (id, post_id, author_id, text, created_at) overriding system value
      select row_number() over (order by c.at, c.id, c.k), c.id, ${number(members, ['c.id', 'c.k'])}, ${pick(commentTexts, 'c.id', 'c.k')}, c.at
      from (select p.id, k, ${soonAfter('p.created_at', 7, 'p.id', 'k')} as at from posts p, lateral generate_series(1, (${audience('p.id', 2)})::int) k) c`,
    },
    {
      table: 'comments',
      statement: `
      insert into comments (id, post_id, parent_id, author_id, text, created_at) overriding system value
      select (select max(id) from comments) + row_number() over (order by c.id), c.post_id, c.id, ${number(members, ['c.id'])}, ${pick(commentTexts, 'c.id')}, ${soonAfter('c.created_at', 2, 'c.id')}
      from comments c where ${random('c.id')} < 0.2`,
    },
    {
      table: 'comment_reactions',
      statement: `
      insert into comment_reactions (comment_id, member_id, reaction, created_at)
      select c.id, ${number(members, ['c.id'])}, 1, c.created_at from comments c where ${random('c.id')} < 0.25`,
    },
    ...['post_saves', 'post_hides'].map((table) => ({
      table,
      statement: `
      insert into ${table} (member_id, post_id, created_at)
      select ${number(members, ['p.id'])}, p.id, p.created_at from posts p where ${random('p.id')} < 0.03`,
    })),
  ];
}

function createNotifications(plan: LargePlan): LargeStep[] {
  const { random, moment } = createSqlExpressions({ ...plan, seed: plan.seed + 4 });
  const seen = (at: string, ...keys: string[]) =>
    `case when ${random(...keys)} < 0.9 or ${at} < ${moment} - interval '60 days' then least(${moment}, ${at} + interval '1 day') end`;
  return [
    {
      table: 'notifications',
      statement: `
      insert into notifications (id, recipient_id, notifier_id, type, post_id, seen_at, created_at) overriding system value
      select row_number() over (order by t.at, t.post_id, t.notifier, t.type), t.recipient, t.notifier, t.type, t.post_id, ${seen('t.at', 't.post_id', 't.notifier')}, t.at
      from (select p.author_id as recipient, r.member_id as notifier, case r.reaction when 1 then 'liked_post' else 'reaction' end as type, p.id as post_id, r.created_at as at
              from post_reactions r join posts p on p.id = r.post_id where ${random('r.post_id', 'r.member_id')} < 0.4
            union all select p.author_id, c.author_id, 'comment', p.id, c.created_at from comments c join posts p on p.id = c.post_id where c.parent_id is null) t
      where t.recipient <> t.notifier`,
    },
  ];
}
