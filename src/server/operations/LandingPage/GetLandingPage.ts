/** The page on which the caller lands. */
import GetLandingPage from '../../../../manifests/operations/LandingPage/GetLandingPage.ts';
import { handler } from '../../../define/contract/handler.ts';
import { landingOf } from '../../personal/landing.ts';

export default handler(GetLandingPage, (_input, context) => landingOf(context));
