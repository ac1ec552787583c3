/** What is set of the panel that is chosen: what it is called, how wide it is, what a free text says. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import type { TextShape } from '../../define/shapes/panel-shapes.ts';
import { fieldFor } from '../../fields/registry.ts';
import { Icon } from '../../ui/icons.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { panelGate } from '../access/gate.ts';
import type { PlacedPanel, Tile } from '../panels/placed-panels.ts';
import styles from './arrange.module.css';

export interface PanelSettingsProps {
  readonly tile: Tile;
  readonly onChange: (placed: PlacedPanel) => void;
}

const widths = [3, 4, 6, 8, 12] as const;
const own = 'own';

export function PanelSettings({ tile, onChange }: PanelSettingsProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const id = useId();
  const { placed, file } = tile;
  const gate = panelGate(file);
  const title = t(file.title);
  const text = file.body.block === 'text' ? (file.body as TextShape) : undefined;
  const isText = text !== undefined;
  const { Edit } = text ? fieldFor(text.as) : {};
  const set = (changes: Partial<Record<keyof PlacedPanel, string | number | undefined>>) => {
    const next = Object.entries({ ...placed, ...changes }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(next) as unknown as PlacedPanel);
  };
  return (
    <section className={styles['panel']} aria-label={t('Panel “{title}”', { title })}>
      <h2>{t('Panel “{title}”', { title })}</h2>
      <TextInput
        label={t('Title')}
        placeholder={isText ? '' : title}
        value={placed.Title ?? ''}
        maxLength={100}
        onChange={({ currentTarget }) =>
          set({ Title: currentTarget.value.trim() === '' ? undefined : currentTarget.value })
        }
      />
      <Segments
        label={t('Width')}
        value={String(placed.Width ?? own)}
        choices={[
          ...(isText ? [] : [{ value: own, label: t('As made') }]),
          ...widths.map((width) => ({ value: String(width), label: String(width) })),
        ]}
        onChange={(width) => set({ Width: width === own ? undefined : Number(width) })}
      />
      <p className={styles['hint']}>{t('Of 12 columns. On a phone each panel is full width.')}</p>
      {isText && Edit && (
        <Edit
          id={id}
          value={placed.Html ?? ''}
          options={{ label: t('Text'), maxLength: 10_000 }}
          locale={locale}
          onChange={(html) => set({ Html: typeof html === 'string' ? html : '' })}
        />
      )}
      {typeof gate !== 'string' && (
        <p className={styles['rights']}>
          <Icon name="key" />
          <span>{t('Shown only to those whose rights allow it. Others see the page without this panel.')}</span>
        </p>
      )}
    </section>
  );
}
