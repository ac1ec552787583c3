/** The same as the bars, row by row, with all that lies before the axis. */
import { useTranslation } from 'react-i18next';
import type { Drawn } from './axis.ts';
import { BarLink, type DrawnProps, daysText } from './bar-link.tsx';
import styles from './lanes.module.css';

export function LaneTable({ drawn, ...props }: DrawnProps & { readonly drawn: Drawn }) {
  const { t } = useTranslation();
  const lanes = [
    ...drawn.lanes,
    ...(drawn.bands.length > 0 ? [{ name: t('Difference'), note: '', bars: drawn.bands }] : []),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles['scroller']} aria-label={t(props.block.title)} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('Record')}</th>
            <th scope="col">{t('Days')}</th>
            <th scope="col">{t('Value')}</th>
          </tr>
        </thead>
        <tbody>
          {lanes.flatMap(({ name, note, bars }) =>
            bars.map((bar, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
              <tr key={`${name} ${note} ${index}`}>
                <th scope="row">{note === '' ? name : `${name}, ${note}`}</th>
                <td>{daysText(bar, props.locale)}</td>
                <td>
                  <BarLink bar={bar} block={props.block} scope={props.scope} />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
