/** One column: a step up or down, pinned to an end, its width. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { isComposing } from '../../keyboard/key-target.ts';
import type { List } from '../use-list.ts';
import { columnWidths } from './column-choice.ts';
import { type Entry, fittingWidth, moved, withOwn } from './column-moves.ts';
import styles from './columns-panel.module.css';

export interface ColumnSettingsProps {
  readonly entry: Entry;
  readonly list: List;
  readonly fixed: boolean;
  readonly canUp: boolean;
  readonly canDown: boolean;
  readonly title: string;
}

export function ColumnSettings({ entry, list, fixed, canUp, canDown, title }: ColumnSettingsProps) {
  const { t } = useTranslation();
  const { plan, state, change } = list;
  const { field, pin, width } = entry;
  const go = (next: typeof state) => change(next, { replace: true });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div className={styles['settings']} role="group" aria-label={title}>
      {!fixed && (
        <>
          <div className={styles['steps']}>
            <Button
              size="xs"
              icon={<Icon name="arrow-up" size={14} />}
              disabled={!canUp}
              onClick={() => go(moved(plan, state, field, -1))}
            >
              {t('Up')}
            </Button>
            <Button
              size="xs"
              icon={<Icon name="arrow-down" size={14} />}
              disabled={!canDown}
              onClick={() => go(moved(plan, state, field, 1))}
            >
              {t('Down')}
            </Button>
          </div>
          <Segments
            label={t('Pinned')}
            value={pin ?? 'no'}
            choices={[
              { value: 'start', label: t('Start') },
              { value: 'no', label: t('No') },
              { value: 'end', label: t('End') },
            ]}
            onChange={(next) => go(withOwn(plan, state, field, { pin: next === 'no' ? undefined : next }))}
          />
        </>
      )}
      <Width width={width} onChange={(next) => go(withOwn(plan, state, field, { width: next }))} />
    </div>
  );
}

interface WidthProps {
  readonly width: number | undefined;
  readonly onChange: (width: number | undefined) => void;
}

/** Holds when the field is left or Enter is pressed; empty is as usual. */
function Width({ width, onChange }: WidthProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(width === undefined ? '' : String(width));
  const apply = () => {
    const next = /^\d+$/.test(text.trim()) ? fittingWidth(Number(text)) : undefined;
    setText(next === undefined ? '' : String(next));
    if (next !== width) onChange(next);
  };
  return (
    <TextInput
      size="sm"
      label={t('Width in pixels')}
      placeholder={t('As usual')}
      description={t('From {least} to {most}', { ...columnWidths })}
      inputMode="numeric"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event.nativeEvent) && apply()}
    />
  );
}
