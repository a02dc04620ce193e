import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The visitor who loads a page. Null for an id without a valid cookie. */
export type Visitor = { browserId: string | null; memberId: string | null };

const names = { browser: 'social_browser', member: 'social_member' } as const;
type Subject = keyof typeof names;

const BROWSER_ID_BYTES = 16;
const YEAR_SECONDS = 365 * 86_400;

export type VisitorCookies = ReturnType<typeof createVisitorCookies>;

/**
 * Creates and reads the cookies by which a visitor gets the same composition on each visit, at all edges with the same server key. They are
 * signed. Visitors therefore cannot join a share or cohort by choice, or vote as many browsers without loading a page for each.
 */
export function createVisitorCookies({ serverKey, isSecure }: { serverKey: string; isSecure: boolean }) {
  const key = createHmac('sha256', serverKey).update('visitor cookies v1').digest();

  const sign = (subject: Subject, id: string) => createHmac('sha256', key).update(`${subject} ${id}`).digest('base64url');

  const write = (subject: Subject, value: string, maxAgeSeconds: number) =>
    `${names[subject]}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${isSecure ? '; Secure' : ''}`;

  function read(subject: Subject, cookieHeader: string): string | null {
    const prefix = `${names[subject]}=`;
    const cookie = cookieHeader
      .split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(prefix));
    const [, id = '', signature = ''] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(cookie?.slice(prefix.length) ?? '') ?? [];
    return id !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(subject, id))) ? id : null;
  }

  return {
    read: (cookieHeader = ''): Visitor => ({ browserId: read('browser', cookieHeader), memberId: read('member', cookieHeader) }),
    /** Creates the id of a browser without one, and its cookie. */
    makeBrowser(): { browserId: string; cookie: string } {
      const browserId = randomBytes(BROWSER_ID_BYTES).toString('base64url');
      return { browserId, cookie: write('browser', `${browserId}.${sign('browser', browserId)}`, YEAR_SECONDS) };
    },
    /** Writes the cookie of a member who signed in; null removes it. */
    writeMember: (memberId: string | null): string =>
      memberId === null ? write('member', '', 0) : write('member', `${memberId}.${sign('member', memberId)}`, YEAR_SECONDS),
  };
}
