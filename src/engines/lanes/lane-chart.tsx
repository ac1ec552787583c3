/** The bars themselves: months above, a line for this day, and each lane with its name. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type Axis, axisOf, type Bar, type Drawn, dayAfter } from './axis.ts';
import { BarLink, type DrawnProps, daysText } from './bar-link.tsx';
import styles from './lanes.module.css';

/** In pixels. */
const [nameWidth, monthWidth] = [150, 76];

export function LaneChart({ drawn, ...props }: DrawnProps & { readonly drawn: Drawn }) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLElement>(null);
  const today = new Date().toISOString().slice(0, 10);
  const axis = axisOf(drawn, today);
  const month = new Intl.DateTimeFormat(props.locale, { month: 'short', timeZone: 'UTC' });
  const withYear = new Intl.DateTimeFormat(props.locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const present = axis.at(dayAfter(today));
  // The present is what people look for, with the month that comes.
  useEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = scroller.current ?? {};
    const left = nameWidth + present * (scrollWidth - nameWidth) + monthWidth - clientWidth;
    scroller.current?.scrollTo({ left });
  }, [present]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section ref={scroller} className={styles['scroller']} aria-label={t(props.block.title)} tabIndex={0}>
      <div className={styles['chart']} style={{ minInlineSize: nameWidth + axis.months.length * monthWidth }}>
        <div className={styles['months']} aria-hidden>
          <span className={styles['corner']}>{axis.isCut && t('The last 12 months')}</span>
          <div className={styles['days']}>
            {axis.months.map((first, index) => (
              <span key={first} style={{ insetInlineStart: percent(axis.at(first)) }}>
                {(index === 0 || first.endsWith('-01-01') ? withYear : month).format(new Date(first))}
              </span>
            ))}
          </div>
        </div>
        <ul>
          {drawn.lanes.map((lane) => (
            <li key={`${lane.name} ${lane.note}`} className={styles['lane']}>
              <span className={styles['name']}>
                {lane.name}
                {lane.note !== '' && <small>{lane.note}</small>}
              </span>
              <div className={styles['days']}>
                {axis.months.slice(1).map((first) => (
                  <i key={first} style={{ insetInlineStart: percent(axis.at(first)) }} />
                ))}
                {drawn.bands.map((band, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
                  <b key={index} style={place(band, axis, today)} title={band.label} />
                ))}
                <ul>
                  {lane.bars.map((bar, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
                    <Shown key={index} bar={bar} axis={axis} today={today} {...props} />
                  ))}
                </ul>
                <i className={styles['today']} style={{ insetInlineStart: percent(present) }} />
              </div>
            </li>
          ))}
        </ul>
        {drawn.bands.length > 0 && (
          <ul className={styles['bands']}>
            {drawn.bands.map((band, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
              <li key={index}>
                <BarLink bar={band} block={props.block} scope={props.scope} /> {daysText(band, props.locale)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface ShownProps extends DrawnProps {
  readonly bar: Bar;
  readonly axis: Axis;
  readonly today: string;
}

/** A number, and the currency behind it. */
const numberAlone = /^(\P{Letter}+?)(?:\s([A-Z]{3}))?$/u;

function Shown({ bar, axis, today, ...props }: ShownProps) {
  const days = daysText(bar, props.locale);
  const { insetInlineStart, inlineSize } = place(bar, axis, today);
  const amount = numberAlone.exec(bar.label);
  // What lies before the axis stands in the table.
  if (inlineSize === '0%') return null;
  return (
    <li
      className={styles['bar']}
      data-tone={bar.tone}
      data-estimate={bar.isEstimate || undefined}
      data-number={amount && ''}
      title={`${bar.label}, ${days}`}
      style={{ insetInlineStart, inlineSize }}
    >
      <BarLink bar={bar} block={props.block} scope={props.scope}>
        {amount && (
          <>
            <span>{amount[1]}</span> {amount[2] && <span>{amount[2]}</span>}
          </>
        )}
      </BarLink>
      <VisuallyHidden>, {days}</VisuallyHidden>
    </li>
  );
}

function place({ from, to = '' }: Bar, axis: Axis, today: string) {
  const begins = axis.at(from);
  const ends = axis.at(dayAfter(to === '' ? (from > today ? from : today) : to));
  return { insetInlineStart: percent(begins), inlineSize: percent(Math.max(0, ends - begins)) };
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
