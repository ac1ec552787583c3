/** Fields by language that stand together: one list of languages beside them, and of each the input of the one that is chosen. */
import { type ReactNode, useId, useMemo, useState } from 'react';
import { LanguageChoiceContext } from '../../../fields/languages/language-choice.ts';
import { LanguageList } from '../../../fields/languages/language-list.tsx';
import styles from '../../../fields/languages/languages.module.css';
import { isRecord, valueAt } from '../../../rules/path.ts';
import { isRightToLeft, languagesOf } from '../../../rules/text/localized.ts';
import type { FormFieldPlan } from '../../field-plan/form-field-plan.ts';

export interface LocalizedFieldsProps {
  readonly fields: readonly FormFieldPlan[];
  readonly values: unknown;
  /** Messages by the names of the fields, and inside of each by language. */
  readonly errors: unknown;
  readonly children: ReactNode;
}

export function LocalizedFields({ fields, values, errors, children }: LocalizedFieldsProps) {
  const panel = useId();
  const fallback = fields[0]?.languages?.fallback ?? '';
  const [language, choose] = useState(fallback);
  const choice = useMemo(() => ({ language, choose }), [language]);
  const texts = fields.map(({ name }) => valueAt(values, name));
  const faulty = new Set(
    fields.flatMap(({ name }) => {
      const said = valueAt(errors, name);
      return isRecord(said) ? Object.keys(said).filter((key) => !key.startsWith('__')) : [];
    }),
  );
  return (
    <div className={styles['whole']} data-languages>
      <div className={styles['panes']}>
        <LanguageList
          label={fields.map(({ options }) => options.label).join(', ')}
          languages={languagesOf(fallback, ...texts)}
          fallback={fallback}
          values={texts}
          faulty={faulty}
          current={language}
          onChoose={choose}
          controls={panel}
        />
        <div id={panel} className={styles['texts']} data-rtl={isRightToLeft(language) || undefined}>
          <LanguageChoiceContext value={choice}>{children}</LanguageChoiceContext>
        </div>
      </div>
    </div>
  );
}

/** Fields in their order, those by language that follow each other together. */
export function runsOf(fields: readonly FormFieldPlan[]): readonly (readonly FormFieldPlan[])[] {
  const runs: FormFieldPlan[][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    if (field.languages && last?.[0]?.languages?.fallback === field.languages.fallback) last?.push(field);
    else runs.push([field]);
  }
  return runs;
}
