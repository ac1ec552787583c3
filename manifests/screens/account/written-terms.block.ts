/** What is written of a version of terms: its titles, and its texts in one of two ways. */

import { where } from '#define';

const english = { fallback: 'en' } as const;

export const writtenFields = [
  {
    field: 'format',
    title: 'Written in',
    help: 'Markdown is easier to read while it is written. HTML is cleaned when it is saved: nothing runs, and no picture is loaded.',
  },
  { field: 'titles', title: 'Title', languages: english },
  {
    field: 'markdownTexts',
    title: 'Text',
    as: 'Markdown',
    languages: english,
    help: 'Whose language is missing reads the English text.',
    when: where({ format: 'markdown' }),
    requiredWhen: where({ format: 'markdown' }),
  },
  {
    field: 'htmlTexts',
    title: 'Text in HTML',
    as: 'Html',
    languages: english,
    help: 'Whose language is missing reads the English text.',
    when: where({ format: 'html' }),
    requiredWhen: where({ format: 'html' }),
  },
] as const;
