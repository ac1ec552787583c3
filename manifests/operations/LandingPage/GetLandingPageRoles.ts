/** The roles that a landing page can be for (SOLO-7). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { landingPageId } from '../../entities/LandingPage.ts';

export default operation('LandingPage/GetLandingPageRoles', {
  summary: 'Answers the roles that people of the company of a landing page can have, by name.',
  kind: 'read',
  subject: { LandingPage: 'landingPageId' },
  reads: ['Role', 'LandingPage'],
  needs: can('CUSTOM_LANDING_PAGE', 'Read'),
  errors: ['noLandingPage'],
  input: Type.Object({ landingPageId }),
  data: Type.Array(Type.Object({ RoleId: Type.Integer(), Name: Type.String() })),
  example: { input: { landingPageId: 900_001 }, data: [{ RoleId: 3, Name: 'Company administrator' }] },
});
