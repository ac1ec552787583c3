/** The panels that a page can be arranged of: clicked, or dragged to their place; those that stand on it are marked. */
import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelFileShape } from '../../define/shapes/panel-shapes.ts';
import { Icon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './arrange.module.css';

/** A press that moves further is no click. */
const reach = 6;

export interface PaletteProps {
  readonly files: readonly PanelFileShape[];
  readonly used: ReadonlySet<string>;
  readonly grip: (index: number) => Readonly<Record<string, (event: PointerEvent<HTMLElement>) => void>>;
  readonly onAdd: (file: PanelFileShape) => void;
}

export function Palette({ files, used, grip, onAdd }: PaletteProps) {
  const { t } = useTranslation();
  const pressed = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return (
    <section className={styles['palette']} aria-label={t('Panels')}>
      <h2>{t('Panels')}</h2>
      <ul>
        {files.map((file, index) => (
          <li key={file.name}>
            <button
              type="button"
              className={styles['entry']}
              data-used={used.has(file.name) || undefined}
              {...grip(index)}
              onPointerDownCapture={({ clientX: x, clientY: y }) => {
                pressed.current = { x, y };
              }}
              onClick={({ clientX, clientY }) => {
                const { x, y } = pressed.current ?? { x: clientX, y: clientY };
                pressed.current = undefined;
                // Whoever has dragged it has put it somewhere already.
                if (Math.hypot(clientX - x, clientY - y) < reach) onAdd(file);
              }}
            >
              <Icon name={file.icon} />
              <span>
                <VisuallyHidden>{t('Add')} </VisuallyHidden>
                <strong>{t(file.title)}</strong>
                <small>{t(file.help)}</small>
              </span>
              {used.has(file.name) && <Icon name="check" label={t('On the page')} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
