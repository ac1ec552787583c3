/** Shows a landing page to whom it is for. */
import PublishLandingPage from '../../../../manifests/operations/LandingPage/PublishLandingPage.ts';
import { handler } from '../../../define/contract/handler.ts';
import { publishPage } from '../../personal/landing-pages.ts';

export default handler(PublishLandingPage, async ({ landingPageId }, context) => {
  context.audit({ details: await publishPage(context, landingPageId) });
  return null;
});
