/** An instant, shown and edited in UTC. */
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import {
  exampleInstant,
  type InstantOptions,
  parseInstantField,
  showInstant,
  typedInstant,
  unreadInstant,
} from '../rules/format/instant-text.ts';
import dateTimeUtc from '../rules/kinds/DateTimeUtc.ts';
import { Segments } from '../ui/Segments.tsx';
import { TypedEdit } from './editing/typed-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';
import { asTyped } from './text/show-text.tsx';

type Shown = ShowProps<string, InstantOptions>;
type Edited = EditProps<string, InstantOptions>;

function Show({ value, options, locale }: Shown) {
  if (isEmpty(value)) return options.with?.without === 'now' ? <Now /> : <EmptyValue />;
  return (
    <time className={styles['number']} dateTime={value} title={value}>
      {showInstant(value, locale)}
    </time>
  );
}

function Now() {
  const { t } = useTranslation();
  return t('Now');
}

const Edit = (props: Edited) =>
  props.options.with?.without === 'now' && !props.options.readOnly ? <NowOrLater {...props} /> : <Typed {...props} />;

/** Nobody ends something at once by leaving a line empty: now is chosen as well. '' is a date that is still to be typed. */
function NowOrLater(props: Edited) {
  const { value, options, onChange } = props;
  const { t } = useTranslation();
  const isLater = value !== null && value !== undefined;
  return (
    <>
      <Segments
        id={isLater ? undefined : props.id}
        label={t('When')}
        value={isLater ? 'later' : 'now'}
        choices={[
          { value: 'now', label: t('Now') },
          { value: 'later', label: t('On a date') },
        ]}
        onChange={(when) => onChange(when === 'now' ? null : '')}
      />
      {isLater && <Typed {...props} options={{ ...options, required: true }} parse={parseLater} />}
    </>
  );
}

const parseLater: typeof parseInstantField = (text, options, locale) =>
  text.trim() === '' ? unreadInstant() : parseInstantField(text, options, locale);

/** Typed, not picked: the browser's own control would follow the browser's language and zone. */
function Typed({ parse = parseInstantField, ...props }: Edited & { readonly parse?: typeof parseInstantField }) {
  const placeholder = props.options.placeholder ?? typedInstant(exampleInstant.instant, props.locale);
  return (
    <TypedEdit
      {...props}
      options={{ ...props.options, placeholder }}
      toText={typedInstant}
      parse={parse}
      whenWrong={asTyped}
      after={<span className={styles['code']}>UTC</span>}
    />
  );
}

export default field(dateTimeUtc, {
  Show,
  Edit,
});
