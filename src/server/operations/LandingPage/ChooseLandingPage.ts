/** Keeps on which page the caller wants to land. */
import ChooseLandingPage from '../../../../manifests/operations/LandingPage/ChooseLandingPage.ts';
import { handler } from '../../../define/contract/handler.ts';
import { chooseLanding } from '../../personal/landing.ts';

export default handler(ChooseLandingPage, async ({ page }, context) => {
  context.audit({ details: await chooseLanding(context, page) });
  return null;
});
