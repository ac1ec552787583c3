/** Deletes a landing page. */
import DeleteLandingPage from '../../../../manifests/operations/LandingPage/DeleteLandingPage.ts';
import { handler } from '../../../define/contract/handler.ts';
import { deletePage } from '../../personal/landing-pages.ts';

export default handler(DeleteLandingPage, async ({ landingPageId }, context) => {
  context.audit({ details: await deletePage(context, landingPageId) });
  return null;
});
