/** My vendor profile: how a vendor's customers meet it, edited where it is read, with a preview (SOLO-21, NAV-4). */
import { editRecord, go, link, row, screen, session, show, view } from '#define';
import GetVendorProfile from '../../operations/ServiceManagement/GetVendorProfile.ts';
import SaveVendorProfile from '../../operations/ServiceManagement/SaveVendorProfile.ts';

const own = { accountId: session('CompanyAccount.AccountId') } as const;
const languages = { fallback: 'en' } as const;

export default screen('/vendor-profile', {
  title: 'My vendor profile',
  menu: { group: 'Marketplaces', order: 70 },
  body: view(GetVendorProfile, own, {
    sections: [
      {
        title: 'Profile',
        fields: [
          { field: 'Name' },
          { field: 'Logo', as: 'Image', with: { size: 'mark' } },
          { field: 'Website', as: 'Url' },
          { field: 'State', as: 'Status', title: 'Status' },
          { field: 'UpdatedUtc', as: 'TimeAgo', title: 'Changed' },
        ],
      },
      {
        title: 'Contact',
        fields: [
          { field: 'Email', as: 'Email', title: 'E-mail' },
          { field: 'Phone', as: 'Phone' },
          { field: 'SupportUrl', as: 'Url', title: 'Support' },
        ],
      },
      {
        title: 'Texts',
        fields: [
          { field: 'Descriptions', title: 'Description', as: 'Html', languages },
          { field: 'LegalTexts', title: 'Legal text', as: 'Html', languages },
        ],
      },
    ],
    save: editRecord(
      SaveVendorProfile,
      { accountId: session('CompanyAccount.AccountId'), version: row('Version') },
      {
        fields: {
          Name: 'inputDto.Name',
          Logo: 'inputDto.Logo',
          Website: 'inputDto.Website',
          State: 'inputDto.State',
          Email: 'inputDto.Email',
          Phone: 'inputDto.Phone',
          SupportUrl: 'inputDto.SupportUrl',
          Descriptions: 'inputDto.Descriptions',
          LegalTexts: 'inputDto.LegalTexts',
        },
        message: 'Vendor profile saved',
      },
    ),
    actions: [
      link('Connectors', go('/vendor-profile/connectors', {}), { icon: 'tool' }),
      show(
        { label: 'Preview as customers', icon: 'eye', width: 'wide' },
        view(GetVendorProfile, own, {
          fields: [
            { field: 'Logo', as: 'Image', with: { size: 'mark' } },
            { field: 'Name' },
            { field: 'Website', as: 'Url' },
            { field: 'Email', as: 'Email', title: 'E-mail' },
            { field: 'Phone', as: 'Phone' },
            { field: 'Description', as: 'Html' },
            { field: 'LegalText', as: 'Html', title: 'Legal text' },
          ],
        }),
      ),
    ],
  }),
});
