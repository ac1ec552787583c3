/** A landing page as one of its audience will see it (SOLO-7). */
import { Type } from 'typebox';
import { allOf, anyOf, can, operation } from '#define';
import { Capability } from '../../entities/Capability.ts';
import { LandingPanel, landingPageId, landingPanelsExample } from '../../entities/LandingPage.ts';
import { accountId } from '../../entities/list.ts';

export default operation('LandingPage/PreviewLandingPage', {
  summary:
    'Answers a landing page as it is arranged, and the rights of the caller or of somebody whom it fits, which decide on his panels; nothing of what his panels show.',
  kind: 'read',
  subject: { LandingPage: 'landingPageId', Account: 'userAccountId' },
  reads: ['LandingPage', 'Role'],
  // Who reads a preview learns what somebody may do, as who reads his roles.
  needs: allOf(
    can('CUSTOM_LANDING_PAGE', 'Read'),
    anyOf(can('SECURITY_MANAGEMENT', 'Read'), can('USER_ACCOUNT', 'Read')),
  ),
  errors: ['noLandingPage', 'notFound'],
  input: Type.Object({ landingPageId, userAccountId: accountId }),
  data: Type.Object({
    DisplayName: Type.String(),
    Capability: Type.Array(Capability),
    Panels: Type.Array(LandingPanel),
  }),
  example: {
    input: { landingPageId: 900_001, userAccountId: 100737 },
    data: {
      DisplayName: 'Ágnes Szőke-Müllner',
      Capability: [{ ObjectType: 'PRODUCT_ACCOUNT', Read: true }],
      Panels: landingPanelsExample,
    },
  },
});
