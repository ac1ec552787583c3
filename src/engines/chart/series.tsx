/** What bars are made of: parts in colours one above the other, and the legend that names them. */
import { useTranslation } from 'react-i18next';
import { type Bar, mostSeries } from './bars.ts';
import styles from './chart.module.css';

const tone = (place: number): number => Math.min(place, mostSeries - 1) + 1;

interface ColumnPartsProps {
  readonly bar: Bar;
  readonly series: readonly string[];
  /** The highest line behind the bars. */
  readonly top: number;
}

/** Credits take nothing off a height; the figure tells of them. */
export function ColumnParts({ bar, series, top }: ColumnPartsProps) {
  return (
    <span className={styles['parts']} style={{ blockSize: '100%' }}>
      {series.map((part, place) => {
        const value = Math.max(0, bar.parts?.[part] ?? 0);
        return value === 0 ? null : (
          <span key={part} data-tone={tone(place)} style={{ blockSize: `${(value / top) * 100}%` }} />
        );
      })}
    </span>
  );
}

interface LegendProps {
  readonly series: readonly string[];
  readonly hasEstimate: boolean;
}

export function Legend({ series, hasEstimate }: LegendProps) {
  const { t } = useTranslation();
  if (series.length === 0 && !hasEstimate) return null;
  return (
    <ul className={styles['legend']} aria-hidden>
      {series.map((part, place) => (
        <li key={part}>
          <span data-tone={tone(place)} />
          {part}
        </li>
      ))}
      {hasEstimate && <li>{t('≈ estimate')}</li>}
    </ul>
  );
}
