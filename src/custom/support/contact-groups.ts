/** Phone numbers and addresses by what is asked there; what is not written down is not there. */
import type { SupportTexts } from '../../rules/support/contacts.ts';

interface Contact {
  readonly kind: 'phone' | 'mail';
  readonly value: string;
  readonly note: string | undefined;
}

export interface ContactGroup {
  readonly title: string;
  readonly contacts: readonly Contact[];
}

export function contactGroups(texts: SupportTexts, t: (text: string) => string): readonly ContactGroup[] {
  const contacts = (phone?: string, phoneNote?: string, mail?: string, mailNote?: string): readonly Contact[] =>
    [
      { kind: 'phone' as const, value: phone?.trim() ?? '', note: phoneNote?.trim() },
      { kind: 'mail' as const, value: mail?.trim() ?? '', note: mailNote?.trim() },
    ].filter(({ value }) => value !== '');
  const groups = [
    {
      title: t('Technical questions'),
      contacts: contacts(
        texts.SupportPhoneNumber,
        texts.SupportPhoneNote,
        texts.SupportTechnicalEmail,
        texts.SupportTechnicalNote,
      ),
    },
    {
      title: t('Sales'),
      contacts: contacts(
        texts.SupportSalesPhoneNumber,
        texts.SupportSalesPhoneNote,
        texts.SupportSalesEmail,
        texts.SupportSalesNote,
      ),
    },
    {
      title: t('Billing'),
      contacts: contacts(
        texts.SupportBillingPhoneNumber,
        texts.SupportBillingPhoneNote,
        texts.SupportBillingEmail,
        texts.SupportBillingNote,
      ),
    },
  ];
  return groups.filter((group) => group.contacts.length > 0);
}

/** What dials: digits and a plus in front; an extension follows a comma, at which phones wait. */
export const telephoneLink = (number: string): string => {
  const [main = '', extension] = number.split(/(?:x|ext\.?)/i);
  return `tel:${main.replace(/[^\d+]/g, '')}${extension === undefined ? '' : `,${extension.replace(/\D/g, '')}`}`;
};
