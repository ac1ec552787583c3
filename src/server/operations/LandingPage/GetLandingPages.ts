/** The landing pages of a company in sight; one's own where none is named. */
import GetLandingPages from '../../../../manifests/operations/LandingPage/GetLandingPages.ts';
import { handler } from '../../../define/contract/handler.ts';
import { landingPages } from '../../personal/landing-pages.ts';

export default handler(GetLandingPages, ({ accountId }, context) =>
  landingPages(context, accountId ?? context.session.user.CompanyAccount.AccountId),
);
