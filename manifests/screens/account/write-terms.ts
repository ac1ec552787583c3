/** Write terms: the first version of terms or of a privacy policy, as a draft. */
import { constant, form, go, options, param, row, screen } from '#define';
import AddTerms from '../../operations/Marketplace/AddTerms.ts';
import GetTermsProducts from '../../operations/Marketplace/GetTermsProducts.ts';
import { accountHeader } from './header.block.ts';
import { writtenFields } from './written-terms.block.ts';

export default screen('/account/$accountId/write-terms', {
  title: 'Write terms',
  header: accountHeader,
  body: form(
    AddTerms,
    { accountId: param('accountId') },
    {
      sections: [
        {
          title: 'Write terms',
          help: 'They are a draft until they are published; nobody reads them before.',
          fields: [
            {
              field: 'name',
              title: 'Short name',
              help: 'Small letters, digits and hyphens, such as terms-of-use. Versions of one name follow each other; readers never see it.',
            },
            {
              field: 'productName',
              title: 'Only for the service',
              help: 'Empty: for the marketplace as a whole.',
              options: options(
                GetTermsProducts,
                { accountId: param('accountId') },
                {
                  value: 'ProductName',
                  label: 'DisplayName',
                  note: 'Vendor',
                  text: 'options.filter',
                  chosen: 'productName',
                },
              ),
            },
            {
              field: 'isPrivacyPolicy',
              title: 'Privacy policy',
              help: 'It is read and not accepted.',
            },
            ...writtenFields,
          ],
        },
      ],
      start: { format: constant('markdown') },
      submit: 'Save draft',
      message: 'Draft saved',
      then: go('/account/$accountId/own-terms/$termsId', { accountId: param('accountId'), termsId: row('TermsId') }),
    },
  ),
});
