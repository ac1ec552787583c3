/** A vendor's profile, as its people edit it (SOLO-21). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { VendorProfile, vendorProfileExample } from '../../entities/VendorProfile.ts';

export default operation('ServiceManagement/GetVendorProfile', {
  summary: 'Answers the profile of a vendor; an empty one where nothing has been written yet.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Vendor'],
  needs: can('PRODUCT_OWNER_PROFILE', 'Read'),
  errors: ['notFound', 'companiesOnly'],
  input: Type.Object({
    /** Absent: the caller's company. */
    accountId: Type.Optional(accountId),
  }),
  data: VendorProfile,
  example: { input: {}, data: vendorProfileExample },
});
