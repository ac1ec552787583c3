/** Names a landing page and says whom it is for. */
import SaveLandingPage from '../../../../manifests/operations/LandingPage/SaveLandingPage.ts';
import { handler } from '../../../define/contract/handler.ts';
import { fieldTexts } from '../../../rules/fields/field-texts.ts';
import { wrongFields } from '../../calls/wrong-fields.ts';
import { describePage } from '../../personal/landing-pages.ts';

export default handler(SaveLandingPage, async ({ landingPageId, audience, roles = [], ...input }, context) => {
  if (audience === 'Role' && roles.length === 0)
    throw wrongFields(context, [['roles', { text: fieldTexts.chooseOne }]]);
  const name = input.name.trim();
  await describePage(context, landingPageId, { name, audience, roleIds: audience === 'Role' ? roles : [] });
  context.audit({ details: name });
  return null;
});
