/** The faces that kinds of times of day share: shown as the reader says them, typed in any usual way and set in form on leaving. */
import type { EditProps, ShowProps } from '../../define/fields/field.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import type { Kind } from '../../rules/fields/kind.ts';
import { type Field, field } from '../field.ts';
import { EmptyValue } from '../text/empty-value.tsx';
import styles from '../text/show.module.css';
import { asTyped } from '../text/show-text.tsx';
import { TypedEdit } from './typed-edit.tsx';

interface Clock {
  readonly toText: (time: string, locale: string) => string;
  /** The time that an empty control names. */
  readonly example: string;
}

export function clockField(kind: Kind<string>, { toText, example }: Clock): Field<string> {
  function Show({ value, locale }: ShowProps<string>) {
    if (isEmpty(value)) return <EmptyValue />;
    return (
      <time className={styles['number']} dateTime={value}>
        {toText(value, locale)}
      </time>
    );
  }

  function Edit(props: EditProps<string>) {
    const placeholder = props.options.placeholder ?? toText(example, props.locale);
    return (
      <TypedEdit
        {...props}
        options={{ ...props.options, placeholder }}
        toText={toText}
        parse={kind.parse}
        whenWrong={asTyped}
      />
    );
  }

  return field(kind, { Show, Edit });
}
