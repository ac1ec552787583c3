/** Beside a list: whatever block the manifest puts there, about the row at hand. */
import { useTranslation } from 'react-i18next';
import type { BlockShape } from '../../../define/shapes/block-shapes.ts';
import { BlockView } from '../../block.tsx';
import { FrameProvider } from '../../frame/frame.tsx';
import styles from './row-aside.module.css';
import type { RowHere } from './use-row-here.ts';

export interface RowAsideProps {
  readonly block: BlockShape;
  readonly here: RowHere;
}

export function RowAside({ block, here }: RowAsideProps) {
  const { t } = useTranslation();
  const { place, of } = here;
  return (
    <aside className={styles['aside']} aria-label={t('The row at hand')}>
      {of !== undefined && <p className={styles['place']}>{t('{place} of {total}', { place, total: of })}</p>}
      <FrameProvider frame="aside" prefix="aside-">
        <BlockView key={here.id} block={block} row={here.row} />
      </FrameProvider>
    </aside>
  );
}
