/** A landing page and the rights of one whom it fits. */
import PreviewLandingPage from '../../../../manifests/operations/LandingPage/PreviewLandingPage.ts';
import { handler } from '../../../define/contract/handler.ts';
import { previewFor } from '../../personal/landing-audience.ts';

export default handler(PreviewLandingPage, ({ landingPageId, userAccountId }, context) =>
  previewFor(context, landingPageId, userAccountId),
);
