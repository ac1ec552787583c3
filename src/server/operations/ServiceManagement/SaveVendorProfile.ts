/** Saves the profile of a vendor. */
import SaveVendorProfile from '../../../../manifests/operations/ServiceManagement/SaveVendorProfile.ts';
import { handler } from '../../../define/contract/handler.ts';
import { saveVendorProfile, vendorProfile } from '../../catalogue/vendor-profile.ts';

export default handler(SaveVendorProfile, async ({ accountId, inputDto }, context) => {
  await saveVendorProfile(context, accountId, inputDto);
  return vendorProfile(context, accountId);
});
