/** Arranges a landing page (SOLO-6). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { landingPageId, landingPanels, landingPanelsExample } from '../../entities/LandingPage.ts';
import { readVersion, version, versionExample } from '../../entities/version.ts';

export default operation('LandingPage/SaveLandingPagePanels', {
  summary:
    'Keeps all panels of a landing page in their order; people see them once they are published. Free texts are cleaned.',
  kind: 'write',
  subject: { LandingPage: 'landingPageId' },
  changes: [both('LandingPage')],
  edits: { record: 'LandingPage', id: 'landingPageId', version: 'version' },
  needs: can('CUSTOM_LANDING_PAGE', 'Update'),
  errors: ['noLandingPage'],
  audit: { event: 'Landing page arranged' },
  input: Type.Object({ landingPageId, panels: landingPanels, version: readVersion }),
  data: Type.Object({ Version: version }),
  example: {
    input: { landingPageId: 900_001, panels: landingPanelsExample, version: versionExample },
    data: { Version: versionExample },
  },
});
