/** A number, what it counts, and the link to what is counted. */
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../client/address.tsx';
import { useFormatLocale } from '../../client/locale.ts';
import type { CountShape } from '../../define/block-shapes.ts';
import { Link } from '../../ui/links.tsx';
import { resolveInput } from '../binding.ts';
import type { EngineProps } from '../block.tsx';
import { hrefOf } from '../links.ts';
import { useSource } from '../read.ts';
import { useScope } from '../scope.ts';
import { FailedState, NotFoundState } from '../states.tsx';
import { WaitingNumber } from '../waiting.tsx';
import styles from './board.module.css';
import { countOf } from './number.ts';

export function CountEngine({ block, row, steps }: EngineProps<CountShape>) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const scope = useScope({ row, steps });
  const address = useAddress();
  const resolved = resolveInput(block.source, block.input, scope);
  const { data, error, again } = useSource(block.source, resolved.state === 'ready' ? resolved.input : undefined);
  if (resolved.state === 'mismatch') return <NotFoundState />;
  if (error && data === undefined) return <FailedState error={error} again={again} />;
  const href = hrefOf(address, block.open, scope);
  return (
    <dl className={styles['number']}>
      <dt>{href === undefined ? t(block.title) : <Link href={href}>{t(block.title)}</Link>}</dt>
      <dd>{data === undefined ? <WaitingNumber /> : new Intl.NumberFormat(locale).format(countOf(block, data))}</dd>
    </dl>
  );
}
