import type { SendValue } from './send-request';
import {
  createdTokenReply,
  tokenReply,
  tokensReply,
  trustReply,
  trustsReply,
  type CreatedToken,
  type Scopes,
  type Token,
  type Trust,
  type TrustRequest,
} from './token-replies';

/** Methods for tokens, and for pipelines that exchange an identity token for one. */
export function createTokenMethods(value: SendValue) {
  return {
    /** Creates a token. Only this answer contains its text. */
    createToken(request: { name: string; scopes: Partial<Scopes>; expiresAt?: string | null }): Promise<CreatedToken> {
      return value({ method: 'POST', path: '/tokens', json: request, reply: createdTokenReply });
    },

    /** Reads the client's own token, without its secret. */
    ownToken: (): Promise<Token> => value({ path: '/token', reply: tokenReply }),

    async tokens(): Promise<Token[]> {
      return (await value({ path: '/tokens', reply: tokensReply })).tokens;
    },

    /** Allows identity tokens of an issuer to be exchanged for short-lived tokens. */
    createTrust: (json: TrustRequest): Promise<Trust> => value({ method: 'POST', path: '/tokens/trusts', json, reply: trustReply }),

    async trusts(): Promise<Trust[]> {
      return (await value({ path: '/tokens/trusts', reply: trustsReply })).trusts;
    },

    revokeTrust: (id: number): Promise<Trust> => value({ method: 'DELETE', path: `/tokens/trusts/${id}`, reply: trustReply }),

    /** Exchanges an identity token of a trusted issuer. Rejects with REG_EXCHANGE_REFUSED if no trust matches. */
    exchangeToken(json: { idToken: string }): Promise<CreatedToken> {
      return value({ method: 'POST', path: '/tokens/exchange', json, reply: createdTokenReply });
    },

    revokeToken: (id: string): Promise<Token> => value({ method: 'DELETE', path: `/tokens/${encodeURIComponent(id)}`, reply: tokenReply }),
  };
}
