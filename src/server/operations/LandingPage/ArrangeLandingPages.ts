/** Puts landing pages in order. */
import ArrangeLandingPages from '../../../../manifests/operations/LandingPage/ArrangeLandingPages.ts';
import { handler } from '../../../define/contract/handler.ts';
import { arrangePages } from '../../personal/landing-pages.ts';

export default handler(ArrangeLandingPages, async ({ accountId, landingPages }, context) => {
  await arrangePages(
    context,
    accountId,
    landingPages.map(({ LandingPageId }) => LandingPageId),
  );
  return null;
});
