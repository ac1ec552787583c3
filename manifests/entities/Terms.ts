/** Terms and privacy policies as their readers meet them (ENT-53, ENT-54). */
import { Type } from 'typebox';
import { entity } from '#define';

export const Terms = entity(
  'Terms',
  Type.Object({
    Id: Type.Integer(),
    /** In the reader's language, as the text; English, or any there is, where it has none in that. */
    Name: Type.String(),
    /** HTML. */
    TermsText: Type.String(),
    /** The address of the same text as PDF; absent where there is no text. */
    PathToTermsPdf: Type.Optional(Type.String()),
    IsPrivacyPolicy: Type.Boolean(),
    /** Absent: of the marketplace as a whole. */
    ProductName: Type.Optional(Type.String()),
    Version: Type.Integer(),
    PublishedUtc: Type.String(),
    /** When the reader's company has accepted this version; absent while it has not. */
    AcceptedUtc: Type.Optional(Type.String()),
  }),
);

export const termsExample = {
  Id: 2,
  Name: 'Terms of use',
  TermsText: '<h1>Terms of use</h1><p>…</p>',
  PathToTermsPdf: '/keeper/get/0f3c5d1e7a9b4c2d8e6f0a1b2c3d4e5f/5b1d9c3e7f2a4b6d8c0e1f3.pdf',
  IsPrivacyPolicy: false,
  Version: 2,
  PublishedUtc: '2026-10-01T08:00:00Z',
};
