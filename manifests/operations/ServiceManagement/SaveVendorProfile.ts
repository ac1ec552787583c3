/** Changes a vendor's profile (SOLO-21). */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { VendorProfile, VendorProfileInput, vendorProfileExample } from '../../entities/VendorProfile.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('ServiceManagement/SaveVendorProfile', {
  summary: 'Changes what is sent of a vendor’s profile; an empty text is taken away.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [everywhere('Vendor'), everywhere('Service')],
  edits: { record: 'VendorProfile', id: 'accountId', version: 'version' },
  needs: can('PRODUCT_OWNER_PROFILE', 'Update'),
  errors: ['notFound', 'companiesOnly', 'terminated', 'unknownLanguage', 'noUpload', 'pictureWanted', 'mediaFull'],
  audit: { event: 'Vendor profile saved' },
  input: Type.Object({ accountId, inputDto: VendorProfileInput, version: readVersion }),
  data: VendorProfile,
  example: { input: { accountId: 102001, inputDto: { Name: 'Fensterblick' } }, data: vendorProfileExample },
});
