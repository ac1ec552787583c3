/** The landing pages of a company (SOLO-6). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { LandingPage, landingPageExample } from '../../entities/LandingPage.ts';
import { accountId } from '../../entities/list.ts';
import { version, versionExample } from '../../entities/version.ts';

export default operation('LandingPage/GetLandingPages', {
  summary:
    'Answers the landing pages of a company in their order, drafts too; where several fit somebody the first wins.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['LandingPage'],
  needs: can('CUSTOM_LANDING_PAGE', 'Read'),
  errors: ['companiesOnly', 'notFound'],
  input: Type.Object({
    /** Absent: the caller's company. */
    accountId: Type.Optional(accountId),
  }),
  data: Type.Array(
    Type.Object({
      ...LandingPage.properties,
      /** Of the order of all of them: each has the same. */
      OrderVersion: version,
    }),
  ),
  example: { input: {}, data: [{ ...landingPageExample, OrderVersion: versionExample }] },
});
