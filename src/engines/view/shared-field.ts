/** The one field that several actions on a record ask for alike, such as the reason of a decision: it is asked once, beside them. */
import { type ActionShape, isCalling, type LongFormField } from '../../define/shapes/element-shapes.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import { formFieldsOf } from '../action/prepare.ts';
import { inputSchema } from '../binding/schema.ts';

export interface SharedField {
  readonly field: LongFormField;
  readonly actions: readonly ActionShape[];
}

/** Only lines of text, and only of actions that ask for nothing else and no question. */
const alone = (action: ActionShape): LongFormField | undefined => {
  if (!isCalling(action) || action.confirm !== undefined) return undefined;
  const [only, ...others] = formFieldsOf(action);
  const { type, wide } = kindFor(only?.as ?? '');
  return type === 'string' && wide && others.length === 0 ? only : undefined;
};

export function sharedField(actions: readonly ActionShape[]): SharedField | undefined {
  const asking = actions.flatMap((action) => {
    const field = alone(action);
    return field ? [{ action, field, text: JSON.stringify(field) }] : [];
  });
  const [first] = asking;
  const alike = asking.filter(({ text }) => text === first?.text);
  return first && alike.length > 1 ? { field: first.field, actions: alike.map(({ action }) => action) } : undefined;
}

/** Is the call refused without it? */
export const needsField = (action: ActionShape, field: string): boolean =>
  isCalling(action) && (inputSchema(action.source).required ?? []).includes(field);
