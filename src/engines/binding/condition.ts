/** The conditions of manifests over a row, the inputs of a form or the values of earlier steps. */
import type { ConditionShape } from '../../define/shapes/element-shapes.ts';
import * as conditions from '../../rules/conditions/condition.ts';
import { valueAt } from '../../rules/path.ts';

export const holds = (condition: ConditionShape | undefined, value: unknown): boolean =>
  conditions.conditionHolds(condition, (field) => valueAt(value, field));

/** Fields that the condition is not content with, for whoever asks why something is not offered. */
export const unmetFields = (condition: ConditionShape | undefined, value: unknown): readonly string[] =>
  conditions.unmetFields(condition, (field) => valueAt(value, field));
