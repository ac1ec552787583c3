/** Keeps the panels of a landing page. */
import SaveLandingPagePanels from '../../../../manifests/operations/LandingPage/SaveLandingPagePanels.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findPage, keepPanels } from '../../personal/landing-pages.ts';
import { cleanPanels } from '../../personal/panel-texts.ts';

export default handler(SaveLandingPagePanels, async ({ landingPageId, panels }, context) => {
  await keepPanels(context, landingPageId, cleanPanels(context, panels));
  const { name, version: Version } = await findPage(context, landingPageId);
  context.audit({ details: name });
  return { Version };
});
