/** Whom to ask: what the nearest marketplace keeps, else what the brand says, and what the way there is called (LAY-28). */
import type { Branding } from '../brand/branding.ts';
import { safeAddress } from '../text/web-address.ts';

/** What is asked; each has its own addressee. */
export const supportTopics = ['technical', 'sales', 'billing'] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** As the server answers it, each a text (ENT-56). */
export interface SupportTexts {
  readonly SupportUrl?: string;
  readonly KnowledgeBaseUrl?: string;
  readonly Imprint?: string;
  readonly SupportButtonText?: string;
  readonly SupportPhoneNumber?: string;
  readonly SupportPhoneNote?: string;
  readonly SupportTechnicalEmail?: string;
  readonly SupportTechnicalNote?: string;
  readonly SupportWorkingHoursRegular?: string;
  readonly SupportWorkingDaysRegular?: string;
  readonly SupportWorkingHoursOthers?: string;
  readonly SupportWorkingDaysOthers?: string;
  readonly SupportTimeZone?: string;
  readonly SupportSalesPhoneNumber?: string;
  readonly SupportSalesPhoneNote?: string;
  readonly SupportSalesEmail?: string;
  readonly SupportSalesNote?: string;
  readonly SupportBillingPhoneNumber?: string;
  readonly SupportBillingPhoneNote?: string;
  readonly SupportBillingEmail?: string;
  readonly SupportBillingNote?: string;
}

/** What a marketplace keeps is not mixed with the brand's: whoever left something out does not offer it. */
export function supportTexts(kept: SupportTexts | undefined, brand: Branding): SupportTexts {
  if (kept && Object.values(kept).some((text) => text?.trim())) return kept;
  const { support_contact_info: main, support_details: other, support_url, login_support_phone_number } = brand;
  const told = (name: string): string | undefined => main?.[name] ?? textIn(other, name);
  const found = {
    SupportUrl: support_url,
    SupportPhoneNumber: told('phone_number') ?? login_support_phone_number,
    SupportTechnicalEmail: told('email'),
    SupportWorkingDaysRegular: told('workdays_main'),
    SupportWorkingHoursRegular: told('workdays_main_time'),
    SupportWorkingDaysOthers: told('workdays_other'),
    SupportWorkingHoursOthers: told('workdays_other_time'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text?.trim()));
}

function textIn(object: unknown, name: string): string | undefined {
  const value = typeof object === 'object' && object !== null ? (object as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The addresses of the support menu; a script that somebody wrote there is none. */
export const supportAddresses = ({ SupportUrl, KnowledgeBaseUrl }: SupportTexts) => ({
  portal: safeAddress(SupportUrl?.trim() ?? ''),
  knowledgeBase: safeAddress(KnowledgeBaseUrl?.trim() ?? ''),
});

/** The words of a marketplace are its own; the others are translated. */
export type SupportTitle = { readonly own: string } | { readonly asks: 'support' | 'sales' };

export function supportTitle(texts: SupportTexts): SupportTitle {
  const own = texts.SupportButtonText?.trim();
  if (own) return { own };
  const technical = [texts.SupportPhoneNumber, texts.SupportTechnicalEmail, texts.SupportUrl, texts.KnowledgeBaseUrl];
  const sales = [texts.SupportSalesPhoneNumber, texts.SupportSalesEmail];
  const has = (values: readonly (string | undefined)[]) => values.some((value) => value?.trim());
  return { asks: !has(technical) && has(sales) ? 'sales' : 'support' };
}
