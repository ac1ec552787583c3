/** The support details of a marketplace or reseller: whom everybody below it asks for help, and how that looks (ENT-56). */
import { can, custom, editRecord, param, row, screen, stack, view, where } from '#define';
import GetOwnSupportDetails from '../../operations/Account/GetOwnSupportDetails.ts';
import SaveSupportDetails from '../../operations/Account/SaveSupportDetails.ts';
import { accountHeader } from './header.block.ts';

export default screen('/account/$accountId/support', {
  title: 'Support details',
  header: accountHeader,
  // Without it there is nothing to show, and the preview alone would be an empty page.
  needs: can('SUPPORT_CONTACT_DETAILS', 'Update'),
  tab: { title: 'Support', order: 52, when: where({ AccountType: 'Reseller' }) },
  body: stack(
    view(
      GetOwnSupportDetails,
      { accountId: param('accountId') },
      {
        sections: [
          {
            title: 'Technical questions',
            fields: [
              { field: 'SupportPhoneNumber', as: 'Phone', title: 'Phone' },
              { field: 'SupportPhoneNote', title: 'Note on the phone' },
              { field: 'SupportTechnicalEmail', as: 'Email', title: 'E-mail' },
              { field: 'SupportTechnicalNote', title: 'Note on the e-mail' },
            ],
          },
          {
            title: 'Sales',
            fields: [
              { field: 'SupportSalesPhoneNumber', as: 'Phone', title: 'Phone' },
              { field: 'SupportSalesPhoneNote', title: 'Note on the phone' },
              { field: 'SupportSalesEmail', as: 'Email', title: 'E-mail' },
              { field: 'SupportSalesNote', title: 'Note on the e-mail' },
            ],
          },
          {
            title: 'Billing',
            fields: [
              { field: 'SupportBillingPhoneNumber', as: 'Phone', title: 'Phone' },
              { field: 'SupportBillingPhoneNote', title: 'Note on the phone' },
              { field: 'SupportBillingEmail', as: 'Email', title: 'E-mail' },
              { field: 'SupportBillingNote', title: 'Note on the e-mail' },
            ],
          },
          {
            title: 'Hours',
            fields: [
              { field: 'SupportWorkingDaysRegular', as: 'Weekdays', title: 'Working days' },
              { field: 'SupportOpensRegular', as: 'TimeOfDay', title: 'Opens' },
              { field: 'SupportClosesRegular', as: 'TimeOfDay', title: 'Closes' },
              { field: 'SupportWorkingHoursRegular', title: 'Hours in other words' },
              { field: 'SupportWorkingDaysOthers', as: 'Weekdays', title: 'Other days' },
              { field: 'SupportOpensOthers', as: 'TimeOfDay', title: 'Opens on other days' },
              { field: 'SupportClosesOthers', as: 'TimeOfDay', title: 'Closes on other days' },
              { field: 'SupportWorkingHoursOthers', title: 'Hours of other days in other words' },
              { field: 'SupportTimeZone', title: 'Time zone' },
            ],
          },
          {
            title: 'Addresses',
            fields: [
              { field: 'SupportUrl', as: 'Url', title: 'Support portal' },
              { field: 'KnowledgeBaseUrl', as: 'Url', title: 'Knowledge base' },
              { field: 'SupportButtonText', title: 'Words of the link in the footer' },
              { field: 'Imprint', as: 'MultilineText', title: 'Imprint' },
            ],
          },
        ],
        save: editRecord(
          SaveSupportDetails,
          { accountId: param('accountId'), version: row('Version') },
          {
            fields: {
              SupportUrl: 'details.SupportUrl',
              KnowledgeBaseUrl: 'details.KnowledgeBaseUrl',
              Imprint: 'details.Imprint',
              SupportButtonText: 'details.SupportButtonText',
              SupportPhoneNumber: 'details.SupportPhoneNumber',
              SupportPhoneNote: 'details.SupportPhoneNote',
              SupportTechnicalEmail: 'details.SupportTechnicalEmail',
              SupportTechnicalNote: 'details.SupportTechnicalNote',
              SupportOpensRegular: 'details.SupportOpensRegular',
              SupportClosesRegular: 'details.SupportClosesRegular',
              SupportWorkingHoursRegular: 'details.SupportWorkingHoursRegular',
              SupportWorkingDaysRegular: 'details.SupportWorkingDaysRegular',
              SupportOpensOthers: 'details.SupportOpensOthers',
              SupportClosesOthers: 'details.SupportClosesOthers',
              SupportWorkingHoursOthers: 'details.SupportWorkingHoursOthers',
              SupportWorkingDaysOthers: 'details.SupportWorkingDaysOthers',
              SupportTimeZone: 'details.SupportTimeZone',
              SupportSalesPhoneNumber: 'details.SupportSalesPhoneNumber',
              SupportSalesPhoneNote: 'details.SupportSalesPhoneNote',
              SupportSalesEmail: 'details.SupportSalesEmail',
              SupportSalesNote: 'details.SupportSalesNote',
              SupportBillingPhoneNumber: 'details.SupportBillingPhoneNumber',
              SupportBillingPhoneNote: 'details.SupportBillingPhoneNote',
              SupportBillingEmail: 'details.SupportBillingEmail',
              SupportBillingNote: 'details.SupportBillingNote',
            },
            message: 'Support details saved',
          },
        ),
      },
    ),
    custom('support/preview'),
  ),
});
