/** The last calls of this tab: each leads back to its request and its answer. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useStore } from '../../client/page/use-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/links.tsx';
import styles from './console.module.css';
import { forgetAll, history } from './history.ts';
import { Measures } from './reply.tsx';

export interface PastCallsProps {
  readonly hrefOf: (call: { readonly Name: string }) => string;
}

export function PastCalls({ hrefOf }: PastCallsProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const past = useStore(history);
  if (past.length === 0) return null;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  return (
    <section className={styles['past']} aria-label={t('Last calls in this tab')}>
      <header>
        <h3>{t('Last calls in this tab')}</h3>
        <Button variant="quiet" size="xs" onClick={forgetAll}>
          {t('Forget them')}
        </Button>
      </header>
      <ol>
        {past.map((each) => (
          <li key={each.at.getTime()}>
            <Link href={hrefOf({ Name: each.name })}>{each.name}</Link>
            <time dateTime={each.at.toISOString()}>{time.format(each.at)}</time>
            <Measures outcome={each} />
          </li>
        ))}
      </ol>
    </section>
  );
}
