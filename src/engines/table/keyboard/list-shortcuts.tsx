/** The keys of a list, as far as this list knows them, for the sheet that `?` opens. */
import { useTranslation } from 'react-i18next';
import type { Translate } from '../../field-plan/field-text.ts';
import { type Shortcut, useShortcuts } from '../../keyboard/shortcuts.ts';
import type { TablePlan } from '../model/plan.ts';

export function shortcutsOf({ find, tree, edit, rank, aside, block }: TablePlan, t: Translate): readonly Shortcut[] {
  const given: readonly (Shortcut | false)[] = [
    find !== 'none' && { keys: ['/'], text: t('Find in the list') },
    { keys: ['↑', '↓'], text: t('Previous and next row') },
    aside !== undefined && { keys: ['J', 'K'], text: t('Next and previous row') },
    { keys: ['Home', 'End'], text: t('First and last row') },
    { keys: ['PgUp', 'PgDn'], text: t('A page of rows up and down') },
    block.open !== undefined && { keys: ['Enter'], text: t('Open the row') },
    tree && { keys: ['→', '←'], text: t('Expand and collapse the row') },
    edit !== undefined && { keys: ['F2'], text: t('Edit the cell') },
    edit !== undefined && { keys: ['Ctrl', 'D'], text: t('Fill the selected cells from the topmost') },
    edit !== undefined && { keys: ['Ctrl', 'Enter'], text: t('Take what is typed for all selected cells') },
    edit !== undefined && { keys: ['Ctrl', 'Z'], text: t('Undo') },
    rank !== undefined && { keys: ['Alt', '↑ ↓'], text: t('Move the row up and down') },
    rank !== undefined && { keys: ['Alt', 'Home'], text: t('Move the row to the top') },
    block.bulk !== undefined && { keys: [t('Space')], text: t('Select the row') },
    block.bulk !== undefined && { keys: ['Shift', t('Space')], text: t('Select up to this row') },
    block.bulk !== undefined && { keys: ['Ctrl', 'A'], text: t('Select all rows in sight') },
    block.bulk !== undefined && { keys: ['Esc'], text: t('Clear the selection') },
  ];
  return given.filter((each) => each !== false);
}

export function useListShortcuts(plan: TablePlan): void {
  const { t } = useTranslation();
  useShortcuts(t('Keys of this list'), shortcutsOf(plan, t));
}
