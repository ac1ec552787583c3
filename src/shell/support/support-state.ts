/** Whom the support drawer shows, what the way there is called, and who may open it (SUPP-04, LAY-28, A-28). */
import { useTranslation } from 'react-i18next';
import { branding } from '../../client/first/branding.ts';
import { useStore } from '../../client/page/use-store.ts';
import { useCapabilities } from '../../client/session/session.ts';
import { can } from '../../define/contract/capability.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { type SupportTexts, supportTexts, supportTitle } from '../../rules/support/contacts.ts';
import { supportDetails } from '../routing/after-entry.ts';

export const useMayContactSupport = (): boolean => meets(useCapabilities(), can('SUPPORT_CONTACT_DETAILS', 'Read'));

/** What the way to support is called. */
export function useSupportTitle(texts: SupportTexts): string {
  const { t } = useTranslation();
  const title = supportTitle(texts);
  if ('own' in title) return title.own;
  return title.asks === 'sales' ? t('Contact sales') : t('Contact support');
}

/** What was told after the sign-in, else what the brand says. */
export const useSupportTexts = (): SupportTexts => supportTexts(useStore(supportDetails), branding());
