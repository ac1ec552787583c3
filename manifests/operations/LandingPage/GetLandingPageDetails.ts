/** One landing page as it is being arranged (SOLO-6). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { LandingPageDetails, landingPageDetailsExample, landingPageId } from '../../entities/LandingPage.ts';

export default operation('LandingPage/GetLandingPageDetails', {
  summary: 'Answers a landing page with its panels as they are arranged, which may differ from what people see.',
  kind: 'read',
  subject: { LandingPage: 'landingPageId' },
  reads: ['LandingPage'],
  needs: can('CUSTOM_LANDING_PAGE', 'Read'),
  errors: ['noLandingPage'],
  input: Type.Object({ landingPageId }),
  data: LandingPageDetails,
  example: { input: { landingPageId: 900_001 }, data: landingPageDetailsExample },
});
