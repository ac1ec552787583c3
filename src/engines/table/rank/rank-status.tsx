/** What arranging has come to, said aloud, and the question before an order is saved. */
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ConfirmQuestion } from '../../frame/confirm-question.tsx';
import type { Ranking } from './use-ranking.ts';

export function RankStatus({ ranking: { shape, said, asking, answer } }: { readonly ranking: Ranking }) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {asking && (
        <ConfirmQuestion
          confirm={shape.confirm}
          label={t('Change the order')}
          danger={false}
          busy={false}
          onAnswer={answer}
        />
      )}
    </>
  );
}
