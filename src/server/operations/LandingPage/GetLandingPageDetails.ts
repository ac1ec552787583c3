/** One landing page with its panels. */
import GetLandingPageDetails from '../../../../manifests/operations/LandingPage/GetLandingPageDetails.ts';
import { handler } from '../../../define/contract/handler.ts';
import { landingPageDetails } from '../../personal/landing-pages.ts';

export default handler(GetLandingPageDetails, ({ landingPageId }, context) =>
  landingPageDetails(context, landingPageId),
);
