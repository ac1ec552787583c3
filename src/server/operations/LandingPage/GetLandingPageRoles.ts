/** The roles that people of the page's company can have. */
import GetLandingPageRoles from '../../../../manifests/operations/LandingPage/GetLandingPageRoles.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findPage, rolesFor } from '../../personal/landing-pages.ts';

export default handler(GetLandingPageRoles, async ({ landingPageId }, context) => {
  const { owner_company_id } = await findPage(context, landingPageId);
  return rolesFor(context, owner_company_id);
});
