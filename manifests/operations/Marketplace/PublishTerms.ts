/** Publishes a draft of terms. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { TermsVersion, termsVersionExample, termsVersionId } from '../../entities/TermsVersion.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Marketplace/PublishTerms', {
  summary:
    'Puts a draft in force for everybody below the marketplace or reseller, with a PDF in each language; from then on it stays as it is.',
  kind: 'write',
  subject: { Account: 'accountId', TermsVersion: 'termsVersionId' },
  changes: [both('Terms')],
  needs: can('MARKETPLACE', 'Update'),
  errors: [
    'notFound',
    'noTermsVersion',
    'noServiceNamed',
    'termsOfSellers',
    'terminated',
    'termsPublished',
    'termsUnprintable',
    'notImpersonated',
  ],
  audit: { event: 'Terms published' },
  input: Type.Object({
    accountId,
    termsVersionId,
    /** Companies that have accepted an older version meet this one at their next sign-in. */
    asksAgain: Type.Boolean(),
    /** Of the draft that the caller has read; another one is not published. */
    version: readVersion,
  }),
  data: TermsVersion,
  example: {
    input: { accountId: 100002, termsVersionId: 12, asksAgain: true },
    data: {
      ...termsVersionExample,
      State: 'InForce',
      IsDraft: false,
      AsksAgain: true,
      PublishedUtc: '2026-11-18T09:00:00Z',
    },
  },
});
