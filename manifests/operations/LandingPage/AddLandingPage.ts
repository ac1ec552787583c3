/** Makes a landing page, which nobody sees yet (SOLO-6). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { landingPageName } from '../../entities/LandingPage.ts';
import { accountId } from '../../entities/list.ts';

export default operation('LandingPage/AddLandingPage', {
  summary: 'Makes an empty landing page behind the others of a company; nobody sees it before it is published.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('LandingPage')],
  needs: can('CUSTOM_LANDING_PAGE', 'Create'),
  errors: ['companiesOnly', 'notFound', 'terminated', 'tooManyLandingPages'],
  audit: { event: 'Landing page created' },
  input: Type.Object({ accountId, name: landingPageName }),
  data: Type.Object({ LandingPageId: Type.Integer() }),
  example: { input: { accountId: 100734, name: 'Purchasing' }, data: { LandingPageId: 900_001 } },
});
