/** A version of terms as its readers get it, in each of its languages; what can be done with a draft. */
import { action, go, link, param, row, screen, view, where } from '#define';
import CopyTerms from '../../operations/Marketplace/CopyTerms.ts';
import DeleteTerms from '../../operations/Marketplace/DeleteTerms.ts';
import GetTermsVersion from '../../operations/Marketplace/GetTermsVersion.ts';
import PublishTerms from '../../operations/Marketplace/PublishTerms.ts';
import { accountHeader } from './header.block.ts';

const terms = { accountId: param('accountId'), termsVersionId: param('termsId') };
const isDraft = where({ IsDraft: true });

export default screen('/account/$accountId/own-terms/$termsId', {
  title: 'Version of terms',
  header: accountHeader,
  body: view(GetTermsVersion, terms, {
    sections: [
      {
        title: 'Version',
        fields: [
          { field: 'Title', title: 'Title' },
          { field: 'Version', title: 'Version' },
          { field: 'ProductName', title: 'Only for the service' },
          { field: 'State', as: 'Status' },
          { field: 'IsPrivacyPolicy', title: 'Privacy policy' },
          { field: 'AsksAgain', title: 'Asked for again at the next sign-in' },
          { field: 'Acceptances', title: 'Accepted by companies' },
          { field: 'PublishedUtc', as: 'DateTimeUtc', title: 'Published' },
          { field: 'ChangedUtc', as: 'DateTimeUtc', title: 'Changed' },
          { field: 'Name', as: 'Identifier', title: 'Short name' },
        ],
      },
      {
        title: 'As customers read it',
        fields: [
          { field: 'Titles', title: 'Title', languages: { fallback: 'en' } },
          { field: 'Texts', title: 'Text', as: 'Html', languages: { fallback: 'en' } },
        ],
      },
      {
        title: 'What it changes',
        hideEmpty: true,
        fields: [
          { field: 'ComparedVersion', title: 'Compared with version' },
          { field: 'Changes', title: 'Changes', as: 'Html', languages: { fallback: 'en' } },
        ],
      },
    ],
    actions: [
      action(
        PublishTerms,
        { ...terms, version: row('RecordVersion') },
        {
          label: 'Publish',
          icon: 'send',
          tone: 'main',
          when: isDraft,
          ask: [
            {
              field: 'asksAgain',
              title: 'Ask everybody again',
              help: 'Companies that have accepted an older version accept this one at their next sign-in, before anything else. A privacy policy is never asked for.',
            },
          ],
          confirm:
            'From then on it holds for everybody below, and stays as it is for ever. Own terms take the place of those of the marketplace above, those of a service only for that service.',
          message: 'The terms are in force',
        },
      ),
      link(
        'Change draft',
        go('/account/$accountId/change-terms/$termsId', { accountId: param('accountId'), termsId: param('termsId') }),
        { icon: 'pencil', when: isDraft },
      ),
      action(CopyTerms, terms, {
        label: 'New version',
        icon: 'copy',
        when: where({ IsDraft: false }),
        message: 'A draft was made that says the same',
        then: go('/account/$accountId/own-terms/$termsId', {
          accountId: param('accountId'),
          termsId: row('TermsId'),
        }),
      }),
      action(DeleteTerms, terms, {
        label: 'Delete draft',
        icon: 'trash',
        tone: 'danger',
        when: isDraft,
        confirm: 'What is written in it goes for good.',
        message: 'Draft deleted',
        then: go('/account/$accountId/own-terms', { accountId: param('accountId') }),
      }),
    ],
  }),
});
