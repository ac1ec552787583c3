/** Puts the landing pages of a company in order: the first that fits somebody wins (D33). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { landingPageId } from '../../entities/LandingPage.ts';
import { accountId } from '../../entities/list.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('LandingPage/ArrangeLandingPages', {
  summary: 'Puts the landing pages of a company in this order; those that are not named stand behind them.',
  kind: 'write',
  subject: { Account: 'accountId', LandingPage: 'landingPages[].LandingPageId' },
  changes: [both('LandingPage')],
  edits: { record: 'OrderOfLandingPages', id: 'accountId', version: 'version' },
  needs: can('CUSTOM_LANDING_PAGE', 'Update'),
  errors: ['companiesOnly', 'noLandingPage', 'notFound'],
  audit: { event: 'Landing pages put in order' },
  input: Type.Object({
    accountId,
    /** Those that come first. */
    landingPages: Type.Array(Type.Object({ LandingPageId: landingPageId }), {
      minItems: 1,
      maxItems: 200,
      uniqueItems: true,
    }),
    version: readVersion,
  }),
  data: Type.Null(),
  example: { input: { accountId: 100734, landingPages: [{ LandingPageId: 900_001 }] }, data: null },
});
