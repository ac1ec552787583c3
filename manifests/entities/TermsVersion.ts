/** A version of terms for those who write it: what is written, in every language, and whether it is in force. */
import { Type } from 'typebox';
import { entity } from '#define';
import { version, versionExample } from './version.ts';

const language = Type.String({ pattern: '^[a-z]{2}$' });

/** By language; readers of another one get the English text. */
const byLanguage = (maxLength: number) => Type.Record(language, Type.String({ minLength: 1, maxLength }));

const titles = byLanguage(200);
const texts = byLanguage(100_000);

export const termsVersionId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const termsFormat = Type.Enum(['markdown', 'html'], {
  type: 'string',
  words: { html: 'HTML', markdown: 'Markdown' },
});

/** What is written of a version: the texts in one of the two ways. */
export const writtenTerms = {
  titles,
  format: termsFormat,
  /** In Markdown, where that is the format. */
  markdownTexts: Type.Optional(texts),
  /** In HTML, where that is the format; what is not allowed in it is taken away. */
  htmlTexts: Type.Optional(texts),
};

const facts = {
  TermsId: Type.Integer(),
  /** The same for all versions of a text; readers do not see it. */
  Name: Type.String(),
  /** What it is called, in the reader's language. */
  Title: Type.String(),
  /** Counted from 1. */
  Version: Type.Integer(),
  State: Type.Enum(['Draft', 'InForce', 'Replaced'], { type: 'string' }),
  IsPrivacyPolicy: Type.Boolean(),
  /** Absent: of the marketplace as a whole. */
  ProductName: Type.Optional(Type.String()),
  AsksAgain: Type.Boolean(),
  /** Companies that have accepted this version. */
  Acceptances: Type.Integer(),
  ChangedUtc: Type.String(),
  PublishedUtc: Type.Optional(Type.String()),
  /** Drafts alone are changed, deleted and published. */
  IsDraft: Type.Boolean(),
};

export const TermsVersionRow = entity(
  'TermsVersionRow',
  Type.Object({
    ...facts,
    /** What it is called, by language. */
    Titles: Type.Record(Type.String(), Type.String()),
  }),
);

export const TermsVersion = entity(
  'TermsVersion',
  Type.Object({
    ...facts,
    Titles: Type.Record(Type.String(), Type.String()),
    Format: termsFormat,
    /** HTML by language, as its readers get it. */
    Texts: Type.Record(Type.String(), Type.String()),
    /** As written, where the format is Markdown. */
    MarkdownTexts: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** As written, where the format is HTML. */
    HtmlTexts: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** The version that was published before this one; absent for the first. */
    ComparedVersion: Type.Optional(Type.Integer()),
    /** HTML by language: titles and texts of this version, with what it adds in `ins`, and what that one said beside it in `del`. */
    Changes: Type.Optional(Type.Record(Type.String(), Type.String())),
    RecordVersion: version,
  }),
);

export const writtenExample = {
  titles: { en: 'Terms of use', de: 'Nutzungsbedingungen' },
  format: 'markdown' as const,
  markdownTexts: {
    en: '## Scope\n\nThey hold for **each order**.',
    de: '## Gegenstand\n\nSie gelten für **jede Bestellung**.',
  },
};

export const termsRowExample = {
  TermsId: 12,
  Name: 'terms-of-use',
  Title: 'Terms of use',
  Version: 3,
  State: 'Draft' as const,
  IsPrivacyPolicy: false,
  AsksAgain: false,
  Acceptances: 0,
  ChangedUtc: '2026-11-18T08:05:30Z',
  IsDraft: true,
  Titles: writtenExample.titles,
};

export const termsVersionExample = {
  ...termsRowExample,
  Format: writtenExample.format,
  Texts: {
    en: '<h2>Scope</h2>\n<p>They hold for <strong>each order</strong>.</p>',
    de: '<h2>Gegenstand</h2>\n<p>Sie gelten für <strong>jede Bestellung</strong>.</p>',
  },
  MarkdownTexts: writtenExample.markdownTexts,
  ComparedVersion: 2,
  Changes: {
    en: '<h1>Terms of use</h1>\n<h2>Scope</h2>\n<p>They hold for <del>orders in writing</del><strong><ins>each order</ins></strong>.</p>',
    de: '<h1>Nutzungsbedingungen</h1>\n<h2>Gegenstand</h2>\n<p>Sie gelten für <del>schriftliche Bestellungen</del><strong><ins>jede Bestellung</ins></strong>.</p>',
  },
  RecordVersion: versionExample,
};
