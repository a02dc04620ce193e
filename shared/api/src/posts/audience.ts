import { reading } from '@social/api/wire';

/** The members who can see a post. */
export type Audience = 'everyone' | 'people-i-follow' | 'my-followers' | 'only-me';

/** In the order of the provider's numbers. */
export const audiences: readonly Audience[] = ['everyone', 'people-i-follow', 'my-followers', 'only-me'];

/** Returns the provider's number of an audience. */
export function toPrivacy(audience: Audience): number {
  return audiences.indexOf(audience);
}

/** Decodes the audience of a post; null where the provider does not say, and for an anonymous post. */
export const wireAudience = reading((value): Audience | null => (/^\d$/.test(String(value)) ? (audiences[Number(value)] ?? null) : null));
