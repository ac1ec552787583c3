/** Change a draft of terms: titles and texts, language by language. */
import { ask, finish, go, load, param, screen, step, wizard } from '#define';
import ChangeTerms from '../../operations/Marketplace/ChangeTerms.ts';
import GetTermsVersion from '../../operations/Marketplace/GetTermsVersion.ts';
import { accountHeader } from './header.block.ts';
import { writtenFields } from './written-terms.block.ts';

const terms = { accountId: param('accountId'), termsVersionId: param('termsId') };

export default screen('/account/$accountId/change-terms/$termsId', {
  title: 'Change draft',
  header: accountHeader,
  body: wizard(
    load('current', GetTermsVersion, terms),
    ask('changes', ChangeTerms, {
      title: 'Change draft',
      help: 'Nobody reads a draft before it is published.',
      fields: [...writtenFields],
      start: {
        format: step('current.Format'),
        titles: step('current.Titles'),
        markdownTexts: step('current.MarkdownTexts'),
        htmlTexts: step('current.HtmlTexts'),
      },
    }),
    finish(
      ChangeTerms,
      {
        ...terms,
        titles: step('changes.titles'),
        format: step('changes.format'),
        markdownTexts: step('changes.markdownTexts'),
        htmlTexts: step('changes.htmlTexts'),
        version: step('current.RecordVersion'),
      },
      {
        title: 'Done',
        submit: 'Save draft',
        message: 'Draft saved',
        then: go('/account/$accountId/own-terms/$termsId', {
          accountId: param('accountId'),
          termsId: param('termsId'),
        }),
      },
    ),
  ),
});
