/** The shapes around fields: a leaf is what its kind draws; objects are sections; choices of a shape stand above it. */
import {
  ADDITIONAL_PROPERTY_FLAG,
  errorId,
  type FieldTemplateProps,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { fieldMessage } from '../../../ui/field-message.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { titleOf } from '../../field-plan/humanize.ts';
import { useFormContext } from '../form-context.ts';
import styles from './form.module.css';
import { ListItem, ListTemplate } from './list-template.tsx';
import { NamedValue, NamesContext, useNames } from './named-value.tsx';
import { useProgressiveCount } from './progressive.ts';

function FieldTemplate(props: FieldTemplateProps) {
  const { schema, hidden, children, rawErrors, fieldPathId } = props;
  // There is nothing to choose: the constant is what tells one shape from another.
  if (schema.const !== undefined) return null;
  if (hidden) return <div hidden>{children}</div>;
  // What a field kind draws says itself what is wrong.
  const isLeaf = schema.type !== 'object' && schema.type !== 'array';
  const message = !isLeaf && rawErrors?.[0] !== undefined && (
    <p className={styles['message']} id={errorId(fieldPathId)}>
      {fieldMessage(rawErrors[0]).error}
    </p>
  );
  const body = (
    <>
      {children}
      {message}
    </>
  );
  return ADDITIONAL_PROPERTY_FLAG in schema ? <NamedValue {...props}>{body}</NamedValue> : body;
}

function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, schema, readonly, disabled } = props;
  const { t, firstSections } = useFormContext();
  const depth = fieldPathId.path.length;
  const at = fieldPathId.path.at(-1);
  const names = useNames(props);
  const shown = useProgressiveCount(depth === 0 ? firstSections : undefined, properties.length);
  const drawn = (
    <div
      className={depth === 0 ? styles['sections'] : styles['grid']}
      data-columns={1}
      data-long={depth === 0 || undefined}
    >
      {properties.slice(0, shown).map((property) => property.content)}
      {schema.additionalProperties && !readonly && !disabled && names.isFree ? (
        <IconButton variant="default" label={t('Add a value')} icon={<Icon name="plus" />} onClick={names.add} />
      ) : null}
    </div>
  );
  const inner = <NamesContext value={names}>{drawn}</NamesContext>;
  if (!title || depth === 0) return inner;
  return (
    <fieldset className={depth === 1 ? styles['section'] : styles['part']} id={fieldPathId.$id}>
      <legend>{typeof at === 'number' ? t('Item {n}', { n: at + 1 }) : t(schema.title ?? titleOf(title))}</legend>
      {description && <p className={styles['help']}>{description}</p>}
      {inner}
    </fieldset>
  );
}

const MultiSchemaFieldTemplate = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <div className={styles['grid']} data-columns={1}>
    {selector}
    {optionSchemaField}
  </div>
);

export const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  MultiSchemaFieldTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ListItem,
};
