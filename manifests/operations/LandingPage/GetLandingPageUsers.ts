/** Whom a landing page fits (SOLO-7). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { landingPageId } from '../../entities/LandingPage.ts';
import { listInput, Paged } from '../../entities/list.ts';

export default operation('LandingPage/GetLandingPageUsers', {
  summary: 'Answers the people whom a landing page fits once it is published.',
  kind: 'read',
  subject: { LandingPage: 'landingPageId' },
  reads: ['LandingPage', 'Account', 'Role'],
  needs: can('CUSTOM_LANDING_PAGE', 'Read'),
  errors: ['noLandingPage'],
  input: Type.Object({ landingPageId, ...listInput(['DisplayName']) }),
  data: Paged(Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String() })),
  example: {
    input: { landingPageId: 900_001 },
    data: { Items: [{ AccountId: 100737, DisplayName: 'Ágnes Szőke-Müllner' }], TotalCount: 11 },
  },
});
