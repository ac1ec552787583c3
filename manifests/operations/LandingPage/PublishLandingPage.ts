/** Shows a landing page to whom it is for, as it is arranged now (SOLO-7). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { landingPageId } from '../../entities/LandingPage.ts';
import { readVersion, versionExample } from '../../entities/version.ts';

export default operation('LandingPage/PublishLandingPage', {
  summary: 'Shows a landing page to the people whom it is for, as it is arranged now.',
  kind: 'write',
  subject: { LandingPage: 'landingPageId' },
  changes: [both('LandingPage')],
  edits: { record: 'LandingPage', id: 'landingPageId', version: 'version' },
  needs: can('CUSTOM_LANDING_PAGE', 'Update'),
  errors: ['emptyLandingPage', 'noLandingPage'],
  audit: { event: 'Landing page published' },
  input: Type.Object({ landingPageId, version: readVersion }),
  data: Type.Null(),
  example: { input: { landingPageId: 900_001, version: versionExample }, data: null },
});
