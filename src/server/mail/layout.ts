/** How an e-mail is written: what it says once, as text and as HTML in the colours of the brand. */
import type { Language } from '../../rules/limits.ts';
import { translate } from '../calls/texts.ts';

export interface Brand {
  readonly title: string;
  /** '#1867c0', dark enough for white letters. */
  readonly color: string;
  /** Address of the portal, from the settings and never from a request. */
  readonly publicUrl: string;
}

export type Translate = (text: string, parameters?: Readonly<Record<string, string | number>>) => string;

/** What a mail says, in the language of its reader. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What happened, as names and values one below the other. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly code?: string;
  readonly link?: { readonly label: string; readonly address: string };
  /** What to do when it was not the reader. */
  readonly warning: string;
}

/** Writes the letter to a person. */
export type MailTemplate = (t: Translate, brand: Brand, language: Language) => MailContent;

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function writeMail(write: MailTemplate, brand: Brand, language: Language, name: string): WrittenMail {
  const t: Translate = (text, parameters) => translate(language, text, parameters);
  const letter = write(t, brand, language);
  const greeting = t('Hello {name},', { name });
  const { code, link, facts = [] } = letter;
  const lines = [
    greeting,
    ...letter.paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(code ? [code] : []),
    ...(link ? [`${link.label}:\n${link.address}`] : []),
    letter.warning,
    brand.title,
  ];
  return { subject: letter.subject, text: `${lines.join('\n\n')}\n`, html: htmlOf(letter, greeting, brand, language) };
}

const plain = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** In the dark by classes; programs that read no styles show the light one, which stands in attributes. */
const dark = `@media (prefers-color-scheme: dark) {
.page { background: #0e1014 !important; color: #e6e8eb !important; }
.card { background: #1b1f24 !important; }
.strong { color: #ffffff !important; }
.quiet { color: #a3abb5 !important; }
.line { border-color: #363c44 !important; }
}`;

/** Tables and attributes: the markup that every mail program understands. */
function htmlOf(letter: MailContent, greeting: string, brand: Brand, language: Language): string {
  const { subject, paragraphs, facts = [], code, link, warning } = letter;
  const parts = [greeting, ...paragraphs].map((text) => `<p style="margin:0 0 16px">${plain(text)}</p>`);
  if (facts.length > 0) parts.push(factsOf(facts));
  if (code) parts.push(codeOf(code));
  if (link) parts.push(linkOf(link, brand));
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${plain(subject)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;background:#f3f5f8;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;color:#1b1f24">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:8px;border-top:4px solid ${brand.color}"><tr><td style="padding:32px;word-break:break-word">
<p class="strong" style="margin:0 0 24px;font-weight:600;color:${brand.color}">${plain(brand.title)}</p>
<h1 class="strong" style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600">${plain(subject)}</h1>
${parts.join('\n')}
<p class="quiet line" style="margin:0;padding-top:16px;border-top:1px solid #d8dee4;font-size:14px;color:#57606a">${plain(warning)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const factsOf = (facts: NonNullable<MailContent['facts']>): string => {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="quiet" style="padding:2px 24px 2px 0;color:#57606a;vertical-align:top">${plain(label)}</td><td style="padding:2px 0;word-break:break-word">${plain(value)}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:16px">${rows.join('')}</table>`;
};

const codeOf = (code: string): string =>
  `<p class="strong" style="margin:8px 0 24px;font-size:32px;font-weight:600;letter-spacing:6px;color:#1b1f24">${plain(code)}</p>`;

/** The button, and its address for those who would rather copy it. */
const linkOf = ({ label, address }: NonNullable<MailContent['link']>, { color }: Brand): string =>
  `<p style="margin:8px 0 16px"><a href="${plain(address)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${color};color:#ffffff;font-weight:600;text-decoration:none">${plain(label)}</a></p>
<p class="quiet" style="margin:0 0 24px;font-size:13px;color:#57606a;word-break:break-all">${plain(address)}</p>`;

declare module '../../define/contract/handler.ts' {
  interface CallContext {
    readonly brand: Brand;
    /** Mails leave by a mail server; without one they wait in the outbox. */
    readonly hasMailServer: boolean;
  }
}
