/** Values of an object whose names somebody chooses as well: typed, or one of those that the schema allows. */
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { createContext, use, useLayoutEffect, useMemo, useRef } from 'react';
import type { Choice } from '../../../define/fields/field.ts';
import { fieldFor } from '../../../fields/registry.ts';
import { controlProps, FieldFrame } from '../../../ui/FieldFrame.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { ofConstants, type SchemaShape } from '../../binding/schema.ts';
import { choicesOf } from '../../field-plan/choices.ts';
import { kindOfChoices } from '../../field-plan/infer-kind.ts';
import { useFormContext } from '../form-context.ts';
import styles from './form.module.css';

interface Names {
  /** Absent: any name will do. */
  readonly allowed?: readonly Choice[];
  /** Of those that nothing has yet. */
  readonly free: readonly Choice[];
  readonly isFree: boolean;
  readonly add: () => void;
  /** Whether the value of this name was just added, answered once. */
  readonly isNew: (name: string) => boolean;
}

export const NamesContext = createContext<Names | null>(null);

/** The names that values of this object may have. */
export function useNames({ schema, formData, onAddProperty, fieldPathId }: ObjectFieldTemplateProps): Names {
  const { t } = useFormContext();
  const { propertyNames } = schema as SchemaShape;
  /** Names that were there when one more was asked for. */
  const before = useRef<ReadonlySet<string>>(undefined);
  const latest = useRef(onAddProperty);
  latest.current = onAddProperty;
  const taken = Object.keys((formData ?? {}) as object).join('\n');
  const known = Object.keys(schema.properties ?? {}).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: rjsf makes the schema anew though it says the same
  return useMemo(() => {
    const allowed = choicesOf(propertyNames && ofConstants(propertyNames))?.map((choice) => ({
      ...choice,
      label: t(choice.label),
    }));
    const used = new Set([...taken.split('\n'), ...known.split('\n')]);
    const free = allowed?.filter(({ value }) => !used.has(String(value))) ?? [];
    return {
      ...(allowed ? { allowed } : {}),
      free,
      isFree: !allowed || free.length > 0,
      add: () => {
        before.current = used;
        latest.current();
      },
      isNew: (name) => {
        const isNew = before.current?.has(name) === false;
        if (isNew) before.current = undefined;
        return isNew;
      },
    };
  }, [taken, known, fieldPathId.$id, t]);
}

export function NamedValue(props: FieldTemplateProps) {
  const { id, label, children, readonly, disabled, onKeyRename, onRemoveProperty } = props;
  const { t } = useFormContext();
  const names = use(NamesContext);
  const first = names?.free[0]?.value;
  // rjsf gives what is added a name of its own: it gets the next one that is allowed, and is where somebody goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when it comes
  useLayoutEffect(() => {
    if (!names?.isNew(label)) return;
    if (first !== undefined) onKeyRename(String(first));
    document.getElementById(`${id}-key`)?.focus();
  }, []);
  return (
    <div className={styles['pair']}>
      {names?.allowed ? <ChosenName {...props} allowed={names.allowed} free={names.free} /> : <TypedName {...props} />}
      {children}
      {!readonly && !disabled && (
        <IconButton
          label={t('Remove {field}', { field: label })}
          icon={<Icon name="trash" />}
          onClick={onRemoveProperty}
        />
      )}
    </div>
  );
}

function TypedName({ id, label, readonly, disabled, onKeyRenameBlur }: FieldTemplateProps) {
  const { t } = useFormContext();
  const frame = { id: `${id}-key`, label: t('Name') };
  return (
    <FieldFrame {...frame}>
      <input
        key={label}
        {...controlProps(frame)}
        defaultValue={label}
        readOnly={readonly || disabled}
        onBlur={onKeyRenameBlur}
      />
    </FieldFrame>
  );
}

type ChosenNameProps = FieldTemplateProps & Required<Pick<Names, 'allowed' | 'free'>>;

/** What another value is called already is not offered. */
function ChosenName({ id, label, readonly, disabled, onKeyRename, allowed, free }: ChosenNameProps) {
  const { t, locale } = useFormContext();
  const { Edit } = fieldFor(kindOfChoices(false));
  const own = allowed.find(({ value }) => value === label) ?? { value: label, label };
  return Edit ? (
    <Edit
      id={`${id}-key`}
      value={label}
      locale={locale}
      options={{
        label: t('Name'),
        choices: allowed
          .filter((choice) => choice === own || free.includes(choice))
          .concat(allowed.includes(own) ? [] : own),
        required: true,
        readOnly: readonly === true || disabled === true,
      }}
      onChange={(name) => {
        if (name !== null) onKeyRename(String(name));
      }}
    />
  ) : null;
}
