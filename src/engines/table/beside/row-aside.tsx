/** Beside a list, or over it from below on a phone: whatever block the manifest puts there, about the row at hand. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockShape } from '../../../define/shapes/block-shapes.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { BlockView } from '../../block.tsx';
import { FrameProvider } from '../../frame/frame.tsx';
import { type Pane, PaneProvider } from '../../frame/pane.tsx';
import type { HeldRow } from './held-row.ts';
import styles from './row-aside.module.css';

export interface RowAsideProps {
  readonly block: BlockShape;
  readonly held: HeldRow;
  readonly onDone: () => void;
  readonly goOn: () => void;
}

export function RowAside(props: RowAsideProps) {
  const { t } = useTranslation();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <aside className={styles['aside']} aria-label={t('The row at hand')}>
      <div className={styles['scrolled']}>
        <Place held={props.held} />
        <RowContent {...props} foot={foot} />
      </div>
      <div ref={setFoot} className={styles['foot']} />
    </aside>
  );
}

export interface RowSheetProps extends RowAsideProps {
  readonly onClose: () => void;
}

export function RowSheet({ onClose, ...props }: RowSheetProps) {
  const { t } = useTranslation();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const { place, of } = props.held;
  const title = of === undefined ? t('The row at hand') : t('{place} of {total}', { place, total: of });
  return (
    <Drawer
      opened
      modal
      position="bottom"
      title={title}
      closeLabel={t('Close')}
      onClose={onClose}
      footer={<div ref={setFoot} className={styles['sheetFoot']} />}
    >
      <RowContent {...props} foot={foot} />
    </Drawer>
  );
}

function Place({ held: { place, of, isGone } }: Pick<RowAsideProps, 'held'>): ReactNode {
  const { t } = useTranslation();
  if (of === undefined || isGone) return null;
  return <p className={styles['place']}>{t('{place} of {total}', { place, total: of })}</p>;
}

/** What was typed for a row waits while another one is at hand. */
function RowContent({ block, held, onDone, goOn, foot }: RowAsideProps & { readonly foot: HTMLElement | null }) {
  const { t } = useTranslation();
  const drafts = useRef(new Map<string, string>());
  const { id } = held;
  const pane = useMemo<Pane>(
    () => ({
      foot,
      draft: drafts.current.get(id) ?? '',
      keep: (draft) => void drafts.current.set(id, draft),
      done: onDone,
    }),
    [foot, id, onDone],
  );
  return (
    <FrameProvider frame="aside" prefix="aside-">
      {held.isGone && (
        <div className={styles['gone']} role="status">
          <Alert variant="plain">
            {t('It is no longer in the list.')} <LinkButton onClick={goOn}>{t('Go on')}</LinkButton>
          </Alert>
        </div>
      )}
      <PaneProvider value={pane}>
        <BlockView key={id} block={block} row={held.row} />
      </PaneProvider>
    </FrameProvider>
  );
}
