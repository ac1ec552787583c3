/** The profile of a vendor in sight; one's own where none is named. */
import GetVendorProfile from '../../../../manifests/operations/ServiceManagement/GetVendorProfile.ts';
import { handler } from '../../../define/contract/handler.ts';
import { vendorProfile } from '../../catalogue/vendor-profile.ts';

export default handler(GetVendorProfile, ({ accountId }, context) =>
  vendorProfile(context, accountId ?? context.session.user.CompanyAccount.AccountId),
);
