/** What the support menu offers: with WIKI Read the support portal, the knowledge base and co-browsing, as far as there are such (NAV-28 to NAV-30). */
import { useTranslation } from 'react-i18next';
import { coBrowsing } from '../../../client/consent/co-browsing.ts';
import { useStore } from '../../../client/page/use-store.ts';
import { useCapabilities } from '../../../client/session/session.ts';
import { can } from '../../../define/contract/capability.ts';
import { type Capabilities, meets } from '../../../rules/access/capabilities.ts';
import { type SupportTexts, supportAddresses } from '../../../rules/support/contacts.ts';
import { useSupportTexts } from '../../support/support-state.ts';

export interface SupportEntry {
  readonly is: 'portal' | 'knowledgeBase' | 'coBrowsing';
  readonly icon: string;
  /** Of another site. */
  readonly href?: string;
  readonly start?: () => void;
}

export function supportEntries(
  held: Capabilities,
  texts: SupportTexts,
  start: (() => void) | undefined,
): readonly SupportEntry[] {
  if (!meets(held, can('WIKI', 'Read'))) return [];
  const { portal, knowledgeBase } = supportAddresses(texts);
  return [
    ...(portal ? [{ is: 'portal' as const, icon: 'external-link', href: portal }] : []),
    ...(knowledgeBase ? [{ is: 'knowledgeBase' as const, icon: 'book', href: knowledgeBase }] : []),
    ...(start && meets(held, can('CO_BROWSING', 'Read'))
      ? [{ is: 'coBrowsing' as const, icon: 'device-desktop', start }]
      : []),
  ];
}

/** An entry in words. */
export function useEntryTitle(): (entry: SupportEntry) => string {
  const { t } = useTranslation();
  return ({ is }) =>
    is === 'portal' ? t('Support portal') : is === 'knowledgeBase' ? t('Knowledge base') : t('Co-browsing');
}

export const useSupportEntries = (): readonly SupportEntry[] =>
  supportEntries(useCapabilities(), useSupportTexts(), useStore(coBrowsing));
