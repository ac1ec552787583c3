/** What somebody is told who asked for a page that needs a right which he lacks: which page, which right, and who gives it. */
import i18next, { type TFunction } from 'i18next';
import type { CurrentUser } from '../../client/first/session-store.ts';
import type { Needs } from '../../define/contract/capability.ts';
import { reasonText } from '../../engines/access/reason-text.ts';
import { reasonOf, verdictOf } from '../../engines/access/verdict.ts';

export interface Refusal {
  readonly title?: string;
  readonly text: string;
}

export function refusal(title: string, needs: Needs, { Capability, CompanyAccount }: CurrentUser): Refusal {
  const t: TFunction = i18next.t;
  const page = t('“{title}” is not available to you', { title: t(title) });
  const reason = reasonOf(verdictOf({ needs }, Capability));
  if (!reason) return { text: page };
  const speaker = { t, locale: i18next.language, rightsGivenBy: CompanyAccount.DisplayName };
  return { title: page, text: reasonText(reason, speaker) };
}
