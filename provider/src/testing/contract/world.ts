import { createApiClient, type ApiClient, type PersonId, type PostId } from '@social/api';
import { createAccount } from '@social/api/account/create-account';
import { signIn } from '@social/api/account/sign-in';
import { createPost, type NewPost } from '@social/api/posts/create-post';
import { createPage } from '@social/api/pages/create-page';
import type { Page } from '@social/api/pages/page';
import type { Mode } from '../../wire/quirks';
import { drawPicture } from '../pictures';
import { SERVER_KEY, startProvider, type RunningProvider } from '../start-provider';

export type TestMember = { client: ApiClient; id: PersonId; username: string; password: string };

/** What a drive has: three members with clients of the product, and ways to make things that calls are about. */
export type World = {
  provider: RunningProvider;
  mode: Mode;
  ana: TestMember;
  ben: TestMember;
  /** Signs a new member up and in, for drives that change who is who. */
  member(): Promise<TestMember>;
  /** A client that has not signed in. */
  nobody: ApiClient;
  picture(): Promise<Blob>;
  /** Publishes a post of somebody's. */
  post(author: TestMember, text: string, more?: Partial<NewPost>): Promise<PostId>;
  page(owner: TestMember): Promise<Page>;
  /** A word that nothing else here is called. */
  unique(word: string): string;
  stop(): Promise<void>;
};

/** Makes one call as the product's client does, over HTTP, and fails unless the reply says what it should. */
export type Drive = (world: World) => Promise<void>;

/** The drives by their calls, as `listCalls` names them. */
export type Drives = Readonly<Record<string, Drive>>;

const plainPost: NewPost = {
  text: '',
  uploads: [],
  pollAnswers: [],
  feeling: null,
  gifUrl: null,
  colorId: null,
  audience: 'everyone',
  takesComments: true,
};

/** A whole provider behind a port, on a database of its own, in one mode for every call. */
export async function openWorld(mode: Mode): Promise<World> {
  const provider = await startProvider({ mode });
  const baseUrl = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  const clientOf = (token: string | null) => createApiClient({ baseUrl, serverKey: SERVER_KEY, getAccessToken: () => token });
  const nobody = clientOf(null);
  let number = 0;

  async function member(): Promise<TestMember> {
    number += 1;
    const username = `member_${number}`;
    const password = `${username}-password`;
    const account = {
      username,
      email: `${username}@example.org`,
      password,
      confirmPassword: password,
      firstName: 'Member',
      lastName: String(number),
    };
    await createAccount(nobody, account);
    const { accessToken, userId } = await signIn(nobody, { username, password });
    return { client: clientOf(accessToken), id: userId, username, password };
  }

  const unique = (word: string) => `${word}_${(number += 1)}`;

  return {
    provider,
    mode,
    nobody,
    member,
    ana: await member(),
    ben: await member(),
    picture: async () => new File([await drawPicture()], 'picture.jpg'),
    async post(author, text, more) {
      const made = await createPost(author.client, { ...plainPost, text, ...more, userId: author.id });
      if (!made) throw new Error('The provider did not show the new post.');
      return made.id;
    },
    async page(owner) {
      const slug = unique('page');
      return createPage(owner.client, { slug, name: `All of ${slug}`, categoryId: '2', description: 'About tea' });
    },
    unique,
    stop: () => provider.stop(),
  };
}
