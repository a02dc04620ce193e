import { createApiClient, type ApiClient, type PersonId, type PostId } from '@social/api';
import { createAccount } from '@social/api/account/create-account';
import { signIn } from '@social/api/account/sign-in';
import { createPost, type NewPost } from '@social/api/posts/create-post';
import { noExtras } from '@social/api/posts/post-extras';
import { createPage } from '@social/api/pages/create-page';
import { axiosTransport } from '@social/api/axios-transport';
import type { Transport } from '@social/api/transport';
import type { Page } from '@social/api/pages/page';
import type { Mode } from '../../wire/quirks';
import { drawPicture } from '../test-files';
import { SERVER_KEY, startProvider, type RunningProvider } from '../start-provider';

export type TestMember = { client: ApiClient; id: PersonId; username: string; password: string };

/** The provider under test, members signed in with the product's client, and helpers that create test data. */
export type TestContext = {
  provider: RunningProvider;
  mode: Mode;
  ana: TestMember;
  ben: TestMember;
  /** Signs up and signs in a new member, for tests that change accounts or need unchanged ones. */
  member(): Promise<TestMember>;
  /** A client without an access token. */
  nobody: ApiClient;
  picture(): Promise<Blob>;
  /** Publishes a post and returns its id. */
  post(author: TestMember, text: string, more?: Partial<NewPost>): Promise<PostId>;
  page(owner: TestMember): Promise<Page>;
  /** Appends a number to a word, so that all results differ. */
  unique(word: string): string;
  stop(): Promise<void>;
};

/** Makes one call over HTTP with the product's client. Fails unless the decoded reply matches the contract. */
export type ContractTest = (context: TestContext) => Promise<void>;

/** Contract tests by the names of their calls, as `listCallNames` returns them. */
export type ContractTests = Readonly<Record<string, ContractTest>>;

const plainPost: NewPost = {
  text: '',
  uploads: [],
  ...noExtras,
  audience: 'everyone',
  allowsComments: true,
};

/** Creates the transport of the members' clients. They use the product's own without. */
export type CreateTransport = (provider: RunningProvider) => Promise<Transport>;

/** Starts a provider on a free port with an empty database. It answers every call in one mode. */
export async function startTestContext(mode: Mode, createTransport?: CreateTransport): Promise<TestContext> {
  const provider = await startProvider({ mode });
  const baseUrl = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  const transport = (await createTransport?.(provider)) ?? axiosTransport;
  const createClient = (token: string | null) =>
    createApiClient({ baseUrl, serverKey: SERVER_KEY, getAccessToken: () => token, transport });
  const nobody = createClient(null);
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
    const outcome = await signIn(nobody, { username, password });
    if (outcome.outcome !== 'signed-in') throw new Error('A new member is asked for a code.');
    const { accessToken, userId } = outcome;
    return { client: createClient(accessToken), id: userId, username, password };
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
