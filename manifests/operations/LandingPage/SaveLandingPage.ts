/** Names a landing page and says whom it is for (SOLO-7). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { LandingAudience, landingPageId, landingPageName } from '../../entities/LandingPage.ts';
import { roleId } from '../../entities/Role.ts';
import { readVersion, versionExample } from '../../entities/version.ts';

export default operation('LandingPage/SaveLandingPage', {
  summary: 'Names a landing page and says for whom of its company it is; where it is published that holds at once.',
  kind: 'write',
  subject: { LandingPage: 'landingPageId' },
  changes: [both('LandingPage')],
  edits: { record: 'LandingPage', id: 'landingPageId', version: 'version' },
  needs: can('CUSTOM_LANDING_PAGE', 'Update'),
  errors: ['noLandingPage', 'noRole'],
  audit: { event: 'Landing page changed' },
  input: Type.Object({
    landingPageId,
    name: landingPageName,
    audience: LandingAudience,
    /** For a page of roles: at least one. */
    roles: Type.Optional(Type.Array(roleId, { maxItems: 50, uniqueItems: true })),
    version: readVersion,
  }),
  data: Type.Null(),
  example: {
    input: { landingPageId: 900_001, name: 'Purchasing', audience: 'Role', roles: [3], version: versionExample },
    data: null,
  },
});
