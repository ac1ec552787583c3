/** The people whom a landing page fits. */
import GetLandingPageUsers from '../../../../manifests/operations/LandingPage/GetLandingPageUsers.ts';
import { handler } from '../../../define/contract/handler.ts';
import { audienceOf } from '../../personal/landing-audience.ts';

export default handler(GetLandingPageUsers, ({ landingPageId, ...input }, context) =>
  audienceOf(context, landingPageId, input),
);
