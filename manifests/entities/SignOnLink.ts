/** An identity of a single sign-on provider that belongs to a user. */
import { Type } from 'typebox';
import { entity } from '#define';

export const provider = Type.String({ minLength: 1, maxLength: 60 });
/** What the provider calls the person. */
export const subject = Type.String({ minLength: 1, maxLength: 500 });

export const SignOnLink = entity(
  'SignOnLink',
  Type.Object({
    Provider: Type.String(),
    /** Its id where it is configured no longer. */
    ProviderName: Type.String(),
    Subject: Type.String(),
    LinkedUtc: Type.String(),
    /** Of the signed-in user himself, and nobody who works in his name. */
    IsOwn: Type.Boolean(),
    IsOther: Type.Boolean(),
  }),
);

export const signOnLinkExample = {
  Provider: 'werk-id',
  ProviderName: 'Werk-ID',
  Subject: '248289761001',
  LinkedUtc: '2026-09-14T13:05:00Z',
  IsOwn: true,
  IsOther: false,
};
