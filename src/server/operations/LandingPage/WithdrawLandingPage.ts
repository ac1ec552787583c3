/** Shows a landing page to nobody any more. */
import WithdrawLandingPage from '../../../../manifests/operations/LandingPage/WithdrawLandingPage.ts';
import { handler } from '../../../define/contract/handler.ts';
import { withdrawPage } from '../../personal/landing-pages.ts';

export default handler(WithdrawLandingPage, async ({ landingPageId }, context) => {
  context.audit({ details: await withdrawPage(context, landingPageId) });
  return null;
});
