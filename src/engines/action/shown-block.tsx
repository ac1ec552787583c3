/** A block in a dialog over the page, for the row or the record that it was opened from. */
import { useTranslation } from 'react-i18next';
import type { ShowShape } from '../../define/shapes/element-shapes.ts';
import { Modal } from '../../ui/Modal.tsx';
import type { BindingValues } from '../binding/resolve.ts';
import { BlockView } from '../block.tsx';
import { FrameProvider } from '../frame/frame.tsx';
import styles from './action.module.css';

export interface ShownBlockProps {
  readonly action: ShowShape;
  /** What it was opened from. */
  readonly name: string | undefined;
  readonly scope: BindingValues;
  readonly onClose: () => void;
}

export function ShownBlock({ action, name, scope, onClose }: ShownBlockProps) {
  const { t } = useTranslation();
  const label = t(action.label);
  const isWide = action.width === 'wide';
  return (
    <Modal
      opened
      onClose={onClose}
      title={name === undefined ? label : t('{action}: {name}', { action: label, name })}
      closeLabel={t('Close')}
      size={isWide ? 960 : 560}
      fill={isWide}
    >
      <div className={styles['shown']}>
        <FrameProvider frame="part" prefix="shown-" title={action.label}>
          <BlockView block={action.body} row={scope.row} steps={scope.steps} />
        </FrameProvider>
      </div>
    </Modal>
  );
}
