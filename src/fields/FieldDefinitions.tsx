/** Fields that people define: their names in a list, a table where they are read, and an editor with a preview. */
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import type { DefinedField } from '../rules/fields/definition.ts';
import { showList } from '../rules/format/list.ts';
import fieldDefinitions, { areDefinitions } from '../rules/kinds/FieldDefinitions.ts';
import { allLanguages } from '../rules/limits.ts';
import { languageRead, ownName } from '../rules/text/localized.ts';
import { Select } from '../ui/Select.tsx';
import styles from './definitions/definitions.module.css';
import { inputProps } from './editing/input-props.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';

type Value = readonly DefinedField[];

/** Most people read what others have defined. */
const Editor = lazy(async () => ({ default: (await import('./definitions/editor.tsx')).DefinitionsEditor }));
const Table = lazy(async () => ({ default: (await import('./definitions/table.tsx')).DefinitionsTable }));

function Show({ value, locale }: ShowProps<Value>) {
  if (!areDefinitions(value) || value.length === 0) return <EmptyValue />;
  const names = value.map(({ Name, DisplayValue }) => {
    const language = languageRead(DisplayValue, locale.slice(0, 2), 'en');
    return (language && DisplayValue[language]) || Name;
  });
  return <bdi>{showList(names, locale)}</bdi>;
}

function Read({ value, options }: ShowProps<Value>) {
  if (!areDefinitions(value) || value.length === 0) return <EmptyValue />;
  return (
    <Suspense fallback={null}>
      <Table fields={value} label={options.label} />
    </Suspense>
  );
}

function Edit(props: EditProps<Value>) {
  const { t, i18n } = useTranslation();
  const [language, setLanguage] = useState<string>(i18n.language);
  const { placeholder: _, rightSection: _s, ...shared } = inputProps(props);
  const fields = areDefinitions(props.value) ? props.value : [];
  return (
    <div className={styles['field']} data-whole>
      <div className={styles['language']}>
        <Select
          {...shared}
          required={false}
          readOnly={false}
          description={t('Texts in this language; what is missing in it is read in English')}
          value={language}
          allowDeselect={false}
          data={allLanguages.map((code) => ({ value: code, label: ownName(code) }))}
          onChange={(next) => setLanguage(next ?? language)}
        />
      </div>
      <Suspense fallback={null}>
        {props.options.readOnly ? (
          <Table fields={fields} label={props.options.label} />
        ) : (
          <Editor {...props} fields={fields} language={language} />
        )}
      </Suspense>
    </div>
  );
}

export default field(fieldDefinitions, { Show, Read, Edit });
