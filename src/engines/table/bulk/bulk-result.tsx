/** What became of a bulk action that did not go through for all rows: each that failed by name, and why. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { rowName } from '../columns/row-name.ts';
import type { TablePlan } from '../model/plan.ts';
import styles from './bulk.module.css';
import type { Target } from './run-calls.ts';
import type { Bulk, Result } from './use-bulk.ts';

export interface BulkResultProps {
  readonly result: Result;
  readonly plan: TablePlan;
  readonly bulk: Pick<Bulk, 'run' | 'closeResult'>;
}

export function BulkResult({ result, plan, bulk }: BulkResultProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { action, asked, done, failed, unfit, left } = result;
  const lines = [
    ...failed.map((each) => ({ ...each, tried: true })),
    ...unfit.map((each) => ({ ...each, tried: false })),
  ];
  const [first] = plan.columns;
  const nameOf = ({ id, row }: Target) => rowName(first, row, locale) || id;
  const close = bulk.closeResult;
  return (
    <Modal
      opened
      size={560}
      title={
        failed.length > 0
          ? t('{count, plural, one {# entry failed} other {# entries failed}}', { count: failed.length })
          : left.length > 0
            ? t('Stopped')
            : t('{count, plural, one {# entry was left out} other {# entries were left out}}', { count: unfit.length })
      }
      closeLabel={t('Close')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('Close')}</Button>
          {failed.length + left.length > 0 && (
            <Button variant="primary" onClick={() => void bulk.run(action, asked)}>
              {t('Try again')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles['summary']}>
        {t('“{action}”: {count, plural, =0 {none is done} one {# is done} other {# are done}}.', {
          action: t(action.label),
          count: done.length,
        })}{' '}
        {left.length > 0 &&
          t('{count, plural, one {# was not tried.} other {# were not tried.}}', { count: left.length })}{' '}
        {t('What is not done stays selected.')}
      </p>
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
        <ul className={styles['failures']} tabIndex={0} aria-label={t('What is not done, and why')}>
          {lines.map(({ tried, ...each }) => (
            <li key={each.id} data-tried={tried || undefined}>
              <bdi>{nameOf(each)}</bdi>
              <span>{each.reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
