/** The states of an import in words. */
import type { CallContext } from '../../define/contract/handler.ts';
import type { ImportState } from '../../rules/machines/import-run.ts';

type Translate = (text: string) => string;

const texts: Readonly<Record<ImportState, (t: Translate) => string>> = {
  Pending: (t) => t('Pending'),
  InProgress: (t) => t('In progress'),
  Completed: (t) => t('Completed'),
  Failed: (t) => t('Every row rejected'),
  Cancelled: (t) => t('Cancelled'),
  Error: (t) => t('Stopped by an error'),
};

export const stateText = (context: Pick<CallContext, 'text'>, state: ImportState): string =>
  texts[state]((english) => context.text(english));
