/** The question before typed values are lost (UNSAVED-04, UNSAVED-06). */
import { useTranslation } from 'react-i18next';
import { limits } from '../../rules/limits.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

export function LeaveQuestion({ onAnswer }: { readonly onAnswer: (leave: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      opened
      danger
      size={limits.unsavedDialogWidth}
      title={t('Discard changes?')}
      agreeLabel={t('Discard changes')}
      rejectLabel={t('Keep editing')}
      onAnswer={onAnswer}
    >
      {t('You changed values that are not saved yet.')}
    </ConfirmDialog>
  );
}
