/** One service of one's own: its facts, conditions and texts, edited where they are read (SOLO-17 to SOLO-19). */
import { action, editRecord, go, link, options, param, row, screen, view } from '#define';
import GetConnectors from '../../operations/ServiceManagement/GetConnectors.ts';
import GetServiceInformation from '../../operations/ServiceManagement/GetServiceInformation.ts';
import PublishService from '../../operations/ServiceManagement/PublishService.ts';
import RetireService from '../../operations/ServiceManagement/RetireService.ts';
import SaveServiceInformation from '../../operations/ServiceManagement/SaveServiceInformation.ts';
import UseConnector from '../../operations/ServiceManagement/UseConnector.ts';
import { missingIn, ownServiceHeader } from './own-service-header.block.ts';
import { publishing, retiring } from './service-actions.block.ts';

const service = { serviceId: param('serviceId') } as const;
const languages = { fallback: 'en' } as const;

export default screen('/service-tool/$serviceId', {
  title: 'Service',
  header: ownServiceHeader,
  tab: { title: 'Service', order: 1, missing: missingIn('Texts', 'Provisioning') },
  body: view(GetServiceInformation, service, {
    sections: [
      {
        title: 'Facts',
        fields: [
          { field: 'ProductName', title: 'Key' },
          { field: 'ProductNumber', title: 'Product number' },
          { field: 'VendorSku', title: 'Vendor’s SKU' },
          { field: 'Category', title: 'Category' },
          { field: 'LicensedPer', title: 'Licensed per' },
          { field: 'Tags', as: 'Tags' },
          { field: 'Connector', title: 'Connector' },
          { field: 'Missing', title: 'Missing before it can be published' },
        ],
      },
      {
        title: 'Conditions',
        fields: [
          { field: 'Currency', as: 'Currency' },
          { field: 'BillingRule', title: 'Billing' },
          { field: 'PriceProtection', title: 'Price protection' },
          { field: 'ProtectionMonths', as: 'Number', title: 'Protected months' },
          { field: 'IsLocking', title: 'A running term cannot be left' },
        ],
      },
      {
        title: 'Texts',
        fields: [
          { field: 'DisplayNames', title: 'Name', languages },
          { field: 'Summaries', title: 'Summary', languages },
          { field: 'Descriptions', title: 'Description', as: 'Html', languages },
        ],
      },
    ],
    save: editRecord(
      SaveServiceInformation,
      { serviceId: param('serviceId'), version: row('Version') },
      {
        fields: {
          ProductName: 'inputDto.ProductName',
          ProductNumber: 'inputDto.ProductNumber',
          VendorSku: 'inputDto.VendorSku',
          Category: 'inputDto.Category',
          LicensedPer: 'inputDto.LicensedPer',
          Tags: 'inputDto.Tags',
          Currency: 'inputDto.Currency',
          BillingRule: 'inputDto.BillingRule',
          PriceProtection: 'inputDto.PriceProtection',
          ProtectionMonths: 'inputDto.ProtectionMonths',
          IsLocking: 'inputDto.IsLocking',
          DisplayNames: 'inputDto.DisplayNames',
          Summaries: 'inputDto.Summaries',
          Descriptions: 'inputDto.Descriptions',
        },
        message: 'Service saved',
      },
    ),
    actions: [
      action(
        PublishService,
        { serviceId: param('serviceId') },
        {
          ...publishing,
          may: 'MayPublish',
          reason: 'Something is missing before it can be published, or you may not.',
        },
      ),
      link('Preview', go('/service/$serviceId', { serviceId: param('serviceId') }), { icon: 'eye' }),
      action(
        UseConnector,
        { serviceId: param('serviceId'), version: row('Version') },
        {
          label: 'Choose connector',
          icon: 'plug',
          ask: [
            {
              field: 'connectorId',
              title: 'Connector',
              help: 'By it the vendor is told of orders, changes and ends.',
              options: options(
                GetConnectors,
                { accountId: row('OwnerAccountId') },
                { value: 'ConnectorId', label: 'Name', note: 'Url' },
              ),
            },
          ],
          start: { connectorId: row('ConnectorId') },
          message: 'Connector chosen',
        },
      ),
      action(
        RetireService,
        { serviceId: param('serviceId') },
        {
          ...retiring,
          may: 'MayRetire',
        },
      ),
    ],
  }),
});
