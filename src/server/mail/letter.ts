/** How an e-mail is written: what it says once, as text and as HTML in the colours of the brand. */
import type { Language } from '../../rules/limits.ts';
import { translate } from '../texts.ts';

export interface Brand {
  readonly title: string;
  /** '#1867c0', dark enough for white letters. */
  readonly color: string;
  /** Address of the portal, from the settings and never from a request. */
  readonly publicUrl: string;
}

export type Translate = (text: string, parameters?: Readonly<Record<string, string | number>>) => string;

/** What a mail says, in the language of its reader. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  readonly link?: { readonly label: string; readonly address: string };
  /** What to do when it was not the reader. */
  readonly warning: string;
}

/** Writes the letter to a person. */
export type Write = (t: Translate, brand: Brand) => Letter;

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function writeMail(write: Write, brand: Brand, language: Language, name: string): WrittenMail {
  const t: Translate = (text, parameters) => translate(language, text, parameters);
  const letter = write(t, brand);
  const greeting = t('Hello {name},', { name });
  const { code, link } = letter;
  const lines = [
    greeting,
    ...letter.paragraphs,
    ...(code ? [code] : []),
    ...(link ? [`${link.label}:\n${link.address}`] : []),
    letter.warning,
    brand.title,
  ];
  return { subject: letter.subject, text: `${lines.join('\n\n')}\n`, html: htmlOf(letter, greeting, brand, language) };
}

const plain = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Tables and attributes: the markup that every mail program understands. */
function htmlOf(
  { subject, paragraphs, code, link, warning }: Letter,
  greeting: string,
  brand: Brand,
  language: Language,
): string {
  const paragraph = (text: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${plain(text)}</p>`;
  const big = code
    ? `<p style="margin:8px 0 24px;font-size:32px;font-weight:600;letter-spacing:6px;color:#1b1f24">${plain(code)}</p>`
    : '';
  const button = link
    ? `<p style="margin:8px 0 16px"><a href="${plain(link.address)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${brand.color};color:#ffffff;font-weight:600;text-decoration:none">${plain(link.label)}</a></p><p style="margin:0 0 24px;font-size:13px;color:#57606a;word-break:break-all">${plain(link.address)}</p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plain(subject)}</title></head>
<body style="margin:0;background:#f3f5f8;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;color:#1b1f24">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;border-top:4px solid ${brand.color}"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:600;color:${brand.color}">${plain(brand.title)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${plain(subject)}</h1>
${paragraph(greeting)}
${paragraphs.map((text) => paragraph(text)).join('\n')}
${big}${button}
${paragraph(warning, 'margin:0;padding-top:16px;border-top:1px solid #d8dee4;font-size:14px;color:#57606a')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
