/** Deletes a landing page (SOLO-7). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { landingPageId } from '../../entities/LandingPage.ts';

export default operation('LandingPage/DeleteLandingPage', {
  summary: 'Deletes a landing page; the people who saw it land on the next one that fits them.',
  kind: 'write',
  subject: { LandingPage: 'landingPageId' },
  changes: [both('LandingPage')],
  needs: can('CUSTOM_LANDING_PAGE', 'Delete'),
  errors: ['noLandingPage'],
  audit: { event: 'Landing page deleted' },
  input: Type.Object({ landingPageId }),
  data: Type.Null(),
  example: { input: { landingPageId: 900_001 }, data: null },
});
