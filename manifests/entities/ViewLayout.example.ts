/** The layout of a company as examples and stories show it. */
const text = (Name: string, DisplayValue: string) => ({ Name, DisplayValue, DisplayTemplate: 'Text' });

export const viewLayoutExample = {
  Pages: [
    {
      Id: 'company',
      Name: 'company',
      DisplayValue: 'Company',
      Containers: [
        {
          Id: 'identity',
          Name: 'identity',
          DisplayValue: 'Company',
          Fields: [
            { ...text('CompanyName', 'Company name'), IsRequired: true, MaxLength: 100 },
            {
              Name: 'LegalForm',
              DisplayValue: 'Legal form',
              DisplayTemplate: 'Combobox',
              EnumMembers: [
                { DisplayName: 'Gesellschaft mit beschränkter Haftung', Value: 'GmbH' },
                { DisplayName: 'Aktiengesellschaft', Value: 'AG' },
              ],
            },
            { ...text('CompanyRegister', 'Company register'), IsReadOnly: true },
            { Name: 'Website', DisplayValue: 'Website', DisplayTemplate: 'Url' },
          ],
        },
        {
          Id: 'address',
          Name: 'address',
          DisplayValue: 'Address and tax',
          Fields: [
            text('Street', 'Street and number'),
            text('PostalCode', 'Postal code'),
            text('City', 'City'),
            { Name: 'Country', DisplayValue: 'Country', DisplayTemplate: 'Country' },
            text('VatNumber', 'VAT number'),
          ],
        },
      ],
    },
  ],
};
