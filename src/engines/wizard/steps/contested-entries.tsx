/** Fields of a step that somebody else has changed since the wizard was begun. */
import { useTranslation } from 'react-i18next';
import type { AskStep } from '../../../define/shapes/block-shapes.ts';
import { valueAt } from '../../../rules/path.ts';
import type { BindingValues } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import { ContestedFields } from '../../editing/contested-fields.tsx';
import type { FormFieldPlan } from '../../field-plan/form-field-plan.ts';
import { AskedValue } from '../../form/fields/asked-value.tsx';
import { translatedField } from '../../form/translated.ts';
import type { Wizard } from '../use-wizard.ts';

export interface ContestedEntriesProps {
  readonly wizard: Wizard;
  readonly step: AskStep;
  readonly fields: readonly FormFieldPlan[];
  /** What stands in the step by what is there now. */
  readonly start: Values;
  readonly scope: BindingValues;
}

export function ContestedEntries({ wizard, step, fields, start, scope }: ContestedEntriesProps) {
  const { t } = useTranslation();
  const names = wizard.contested[step.step] ?? [];
  if (names.length === 0) return null;
  const contested = fields.filter(({ name }) => names.includes(name)).map((field) => translatedField(field, t));
  return (
    <ContestedFields
      fields={contested.map((field) => ({
        name: field.name,
        label: field.options.label,
        shown: <AskedValue field={field} values={start} scope={scope} />,
      }))}
      onTakeOver={(name) => wizard.takeOver(step, name, valueAt(start, name))}
    />
  );
}
