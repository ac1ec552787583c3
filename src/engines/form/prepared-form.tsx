/** Everything that a form needs before it can be drawn: layouts of the server, its sections, its schema and the check of it. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useCapabilities } from '../../client/session/session.ts';
import type { FormSectionShape } from '../../define/shapes/block-shapes.ts';
import { fieldOf, type LongFormField, operationOf, type SourceShape } from '../../define/shapes/element-shapes.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import { valueAt, withValueAt } from '../../rules/path.ts';
import type { BindingValues } from '../binding/resolve.ts';
import { inputSchema, type SchemaShape, type Values } from '../binding/schema.ts';
import { formSchema } from '../field-plan/form-schema.ts';
import { withOrder } from '../field-plan/with-order.ts';
import { FailedState } from '../frame/states.tsx';
import { WaitingSection } from '../frame/waiting.tsx';
import { fillable } from './fillable.ts';
import { FormLayouts } from './form-layouts.tsx';
import { FormStarts, startsIn } from './form-starts.tsx';
import { type FormSectionPlan, fieldsOf, type Layouts, layoutsOf, sectionsOf } from './plan.ts';
import { shareStructure } from './rjsf/structural-sharing.ts';
import { loadCheck, loadedCheck, loadReading, useLoaded } from './validation/load-check.ts';
import type { SchemaCheck } from './validation/schema-check.ts';
import { withLayouts } from './validation/with-layouts.ts';

export interface Ready {
  readonly sections: readonly FormSectionPlan[];
  readonly schema: SchemaShape;
  readonly check: SchemaCheck;
  /** What stands in its fields at first. */
  readonly start: Values;
  /** To be told of values: layouts may depend on them. */
  readonly onValues: (values: Values) => void;
}

export interface PreparedFormProps {
  readonly source: SourceShape;
  readonly shapes: readonly FormSectionShape[];
  readonly scope: BindingValues;
  readonly bound: Values;
  /** Stands in its fields at first, before what the lists of their choices say. */
  readonly first?: Values;
  readonly children: (ready: Ready) => ReactNode;
}

const blank: Values = {};

export function PreparedForm({ source, shapes: written, scope, bound, first = blank, children }: PreparedFormProps) {
  const held = useCapabilities();
  const shapes = useSame(useMemo(() => fillable(written, held), [written, held]));
  const [typed, setTyped] = useState(blank);
  const layouts = useMemo(() => layoutsOf(shapes), [shapes]);
  const around = useMemo(() => ({ ...scope, inputs: { ...typed, ...bound } }), [scope, typed, bound]);
  // Without layouts nobody here needs to know what is typed.
  const onValues = (values: Values) => (layouts.length > 0 ? setTyped(values) : undefined);
  const starts = useMemo(() => startsIn(shapes.flatMap(({ fields }) => fields.map(fieldOf<LongFormField>))), [shapes]);
  return (
    <FormStarts asked={starts} scope={scope}>
      {(start) => (
        <FormLayouts asked={layouts} scope={around}>
          {(answers) => (
            <Loaded
              source={source}
              shapes={shapes}
              answers={answers}
              start={start && { ...start, ...first }}
              onValues={onValues}
            >
              {children}
            </Loaded>
          )}
        </FormLayouts>
      )}
    </FormStarts>
  );
}

interface LoadedProps extends Pick<PreparedFormProps, 'source' | 'shapes' | 'children'> {
  readonly answers: Layouts;
  readonly start: Values | undefined;
  readonly onValues: (values: Values) => void;
}

function Loaded({ source, shapes, answers, start, onValues, children }: LoadedProps) {
  const known = JSON.stringify(answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers are compared by what they say
  const sections = useMemo(
    () => ordered(sectionsOf(shapes, inputSchema(source), answers), operationOf(source).order),
    [source, shapes, known],
  );
  const schema = useMemo(() => formSchema(inputSchema(source), fieldsOf(sections)), [source, sections]);
  const load = useMemo(
    () => () => withLayouts(loadCheck(source), loadReading, sections, schema),
    [source, sections, schema],
  );
  const isPlain = sections.every(({ fields }) => fields.every(({ base }) => base === undefined));
  const { value: check, error } = useLoaded(load, isPlain ? loadedCheck(source) : undefined);
  const first = useFirst(useMemo(() => start && withStarts(start, sections), [start, sections]));
  if (error) return <FailedState error={error} again={() => window.location.reload()} />;
  return check && first ? children({ sections, schema, check, start: first, onValues }) : <WaitingSection />;
}

/** What comes one after the other may stand in two sections. */
function ordered(
  sections: readonly FormSectionPlan[],
  order: ReturnType<typeof operationOf>['order'],
): readonly FormSectionPlan[] {
  if (!order) return sections;
  const fields = new Map(withOrder(fieldsOf(sections), order).map((field) => [field.name, field]));
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => fields.get(field.name) ?? field),
  }));
}

/** What a layout says to stand in its fields at first, where nothing else does. */
const withStarts = (values: Values, sections: readonly FormSectionPlan[]): Values =>
  fieldsOf(sections)
    .filter(({ name, start }) => start !== undefined && isEmpty(valueAt(values, name)))
    .reduce((all, { name, start }) => withValueAt(all, name, start), values);

/** A list that is asked anew changes nothing in a form that stands. */
function useFirst(start: Values | undefined): Values | undefined {
  const kept = useRef(start);
  kept.current ??= start;
  return kept.current;
}

/** The value before, while the new one says the same: a session that begins anew brings the same rights as other objects. */
function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (kept.current !== value) kept.current = shareStructure(kept.current, value);
  return kept.current;
}
