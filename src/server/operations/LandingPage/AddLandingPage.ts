/** Makes an empty landing page. */
import AddLandingPage from '../../../../manifests/operations/LandingPage/AddLandingPage.ts';
import { handler } from '../../../define/contract/handler.ts';
import { addPage } from '../../personal/landing-pages.ts';

export default handler(AddLandingPage, async ({ accountId, name }, context) => {
  context.audit({ details: name.trim() });
  return { LandingPageId: await addPage(context, accountId, name.trim()) };
});
