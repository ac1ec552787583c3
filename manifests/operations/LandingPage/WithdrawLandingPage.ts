/** Shows a landing page to nobody any more; its arrangement stays. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { landingPageId } from '../../entities/LandingPage.ts';

export default operation('LandingPage/WithdrawLandingPage', {
  summary: 'Shows a landing page to nobody any more; it stays as a draft, as it is arranged.',
  kind: 'write',
  subject: { LandingPage: 'landingPageId' },
  changes: [both('LandingPage')],
  needs: can('CUSTOM_LANDING_PAGE', 'Update'),
  errors: ['noLandingPage'],
  audit: { event: 'Landing page withdrawn' },
  input: Type.Object({ landingPageId }),
  data: Type.Null(),
  example: { input: { landingPageId: 900_001 }, data: null },
});
