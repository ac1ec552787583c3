/** A number, what it counts, and the link to what is counted. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useAddress } from '../../client/page/address.tsx';
import type { CountShape } from '../../define/shapes/block-shapes.ts';
import { Link } from '../../ui/links.tsx';
import { resolveInput } from '../binding/resolve.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import styles from '../board/board.module.css';
import type { EngineProps } from '../engine-props.ts';
import { hrefOf } from '../frame/link-address.ts';
import { FailedState, NotFoundState } from '../frame/states.tsx';
import { WaitingNumber } from '../frame/waiting.tsx';
import { countOf } from './count-of.ts';

export default function CountEngine({ block, row, steps }: EngineProps<CountShape>) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const scope = useBindingValues({ row, steps });
  const address = useAddress();
  const resolved = resolveInput(block.source, block.input, scope);
  const { data, error, refetch } = useSource(block.source, resolved.state === 'ready' ? resolved.input : undefined, {
    together: true,
  });
  if (resolved.state === 'mismatch') return <NotFoundState />;
  if (error && data === undefined) return <FailedState error={error} again={refetch} />;
  const href = hrefOf(address, block.open, scope);
  const title = block.named ?? t(block.title);
  return (
    <dl className={styles['number']}>
      <dt>{href === undefined ? title : <Link href={href}>{title}</Link>}</dt>
      <dd>{data === undefined ? <WaitingNumber /> : new Intl.NumberFormat(locale).format(countOf(block, data))}</dd>
    </dl>
  );
}
