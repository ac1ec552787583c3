/** A form over a JSON Schema: our field kinds, our words, one submit; outside of a screen as well as in it. */
import type { FormProps } from '@rjsf/core';
import type { UiSchema } from '@rjsf/utils';
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { whenIdle } from '../../client/page/idle.ts';
import { useReadOnly } from '../../client/session/rights-preview.ts';
import { FieldServicesContext } from '../../fields/editing/field-services.ts';
import type { Problem } from '../../rules/fields/problem.ts';
import { sayProblem } from '../../rules/fields/said-problem.ts';
import { ownName } from '../../rules/text/localized.ts';
import type { BindingValues } from '../binding/resolve.ts';
import type { SchemaShape, Values } from '../binding/schema.ts';
import { type FieldProblem, nameOf, pathOf, wordsOf } from '../editing/problem.ts';
import type { Fault, FormHandle, FormStatus } from '../editing/status.ts';
import type { FormFieldPlan } from '../field-plan/form-field-plan.ts';
import { titleOf } from '../field-plan/humanize.ts';
import { useFieldServices } from './fields/field-services.ts';
import { ServerChecks } from './fields/server-checks.ts';
import { FormContext } from './form-context.ts';
import { type FormSectionPlan, fieldsOf, firstSections } from './plan.ts';
import { defaultState } from './rjsf/default-state.ts';
import { LiveForm, type LiveState } from './rjsf/live-form.tsx';
import { fields } from './rjsf/registry.tsx';
import { templates } from './rjsf/templates.tsx';
import { widgets } from './rjsf/widgets.tsx';
import { translatedField } from './translated.ts';
import { asValidator, type SchemaCheck } from './validation/schema-check.ts';
import { validate } from './validation/validate.ts';

export interface SchemaFormProps {
  readonly ref?: Ref<FormHandle>;
  readonly schema: SchemaShape;
  readonly check: SchemaCheck;
  /** Absent: the schema alone says what there is. */
  readonly sections?: readonly FormSectionPlan[];
  readonly uiSchema?: UiSchema;
  /** What the form begins with. */
  readonly values?: Values;
  /** What somebody had typed before the page went, and wants back. */
  readonly restored?: Values | undefined;
  /** The rest of the input, which nobody is asked for. */
  readonly bound?: Values;
  /** What an input is called that is asked for elsewhere. */
  readonly called?: (input: string) => string | undefined;
  readonly scope?: BindingValues;
  readonly readOnly?: boolean;
  /** Marks fields whose value differs from the first. */
  readonly marks?: boolean;
  /** Sections that are drawn at once; the others follow in idle time. */
  readonly firstSections?: number;
  readonly id?: string;
  /** It stands inside of another form: nothing in it sends that one. */
  readonly isPart?: true;
  readonly onStatus?: (status: FormStatus) => void;
  /** The values fit, and every question to the server has its answer. */
  readonly onSubmit: (values: Values) => void;
}

const none = {};
const noScope: BindingValues = { params: {} };
const planned = { 'ui:field': 'Sections' };
const focusable = 'input:not([hidden], :disabled), textarea, select, button:not(:disabled), [tabindex="0"]';
/** Enter in a line sends the form; the button that people see may stand elsewhere. */
const noSender: readonly never[] = [];
const sender = <button type="submit" hidden tabIndex={-1} />;

export function SchemaForm(props: SchemaFormProps) {
  const { ref, schema, check, sections, values = none, restored, bound = none, scope = noScope } = props;
  const { marks = false, uiSchema = none, isPart = false } = props;
  const looksOnly = useReadOnly();
  const readOnly = props.readOnly === true || looksOnly;
  const [windowHeight] = useState(() => window.innerHeight);
  const drawnFirst = props.firstSections ?? (sections && firstSections(sections, windowHeight));
  const { t, i18n } = useTranslation();
  const locale = useFormatLocale();
  const own = useId();
  const id = props.id ?? own;
  const form = useRef<LiveForm>(null);
  const [checks] = useState(() => new ServerChecks());
  const services = useFieldServices();
  const asked = useMemo(() => sections && fieldsOf(sections), [sections]);
  const before = marks ? values : undefined;
  const world = useMemo(
    () => ({ sections, t, locale, scope, bound, checks, readOnly, before, firstSections: drawnFirst }),
    [sections, t, locale, scope, bound, checks, readOnly, before, drawnFirst],
  );

  const wording = (problem: Problem) => sayProblem(problem, t, locale);
  const focus = (name: string) => {
    const place = [id, ...name.split('.')];
    // All of a long form is drawn at once only for a field that is not there yet: what opens it goes to its first one.
    if (!document.getElementById(place.join('.'))) form.current?.settle();
    const control = controlOf(place);
    control?.focus();
    // A group of controls takes no focus itself.
    if (control && control !== document.activeElement) control.querySelector<HTMLElement>(focusable)?.focus();
  };
  const refuse = (problems: readonly FieldProblem[]) => {
    const [first] = problems;
    // After the messages are there, so that they are read with the field.
    if (first) setTimeout(() => focus(nameOf(first.path)));
  };
  const say = (problems: readonly FieldProblem[]) => {
    refuse(form.current?.say(problems) ?? problems);
  };
  const accept = async (accepted: Values) => {
    const refused = await checks.refused();
    if (refused.length === 0) return props.onSubmit(accepted);
    say(refused.map(({ name, message }) => ({ path: pathOf(name), problem: { text: message }, said: true })));
  };
  const named = (name: string) => {
    const found = asked?.find((each) => name === each.name || name.startsWith(`${each.name}.`));
    return found && translatedField(found, t);
  };
  const live = ({ values, isDirty, isWaiting, problems }: LiveState) =>
    props.onStatus?.({ values, isDirty, isWaiting, faults: problems.map((each) => faultOf(each, named, wording)) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  useEffect(() => form.current?.reword(), [i18n.language]);
  // Browsers compile a large function when it is first called: not in somebody's submit.
  useEffect(() => whenIdle(() => check.faults(values)), [check, values]);

  const called = (name: string) => named(name)?.options.label ?? props.called?.(name) ?? t(titleOf(name));
  const judging = {
    check,
    schema,
    bound,
    choiceless: checks.choiceless,
    labelOf: called,
    ...(asked ? { fields: asked } : {}),
  };
  const latest = useRef({ judging, wording, live, accept, refuse, focus, say });
  latest.current = { judging, wording, live, accept, refuse, focus, say };
  // The same for as long as the form is there: whoever waits for it to arrive hears of that once, not each time it is drawn.
  useImperativeHandle(
    ref,
    () => ({
      submit: () => form.current?.send(),
      focus: (name) => latest.current.focus(name),
      say: (problems) => latest.current.say(problems),
    }),
    [],
  );
  const first = restored ?? values;
  // Only what rjsf itself must know draws it again; everything else is asked for when it is needed.
  const drawn = useMemo(
    () => (
      <LiveForm
        ref={form}
        id={id}
        idPrefix={id}
        idSeparator="."
        schema={schema as FormProps['schema']}
        uiSchema={sections ? planned : uiSchema}
        validator={asValidator(check)}
        initialFormData={first}
        base={values}
        fields={fields}
        templates={templates}
        widgets={widgets}
        validate={(now) => validate(now, latest.current.judging)}
        wording={(problem) => latest.current.wording(problem)}
        onLive={(state) => latest.current.live(state)}
        onAccepted={(now) => void latest.current.accept(now)}
        onRefused={(problems) => latest.current.refuse(problems)}
        readonly={readOnly}
        experimental_defaultFormStateBehavior={defaultState}
        experimental_componentUpdateStrategy="shallow"
        showErrorList={false}
        noHtml5Validate
        {...(isPart ? { tagName: 'div' as never } : {})}
      >
        {isPart ? noSender : sender}
      </LiveForm>
    ),
    [id, schema, check, sections, uiSchema, values, first, readOnly, isPart],
  );
  return (
    <FormContext value={world}>
      <FieldServicesContext value={services}>
        {isPart ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps keys of its fields from the form around it
          <div onKeyDown={keepFromSending}>{drawn}</div>
        ) : (
          drawn
        )}
      </FieldServicesContext>
    </FormContext>
  );
}

/** Enter in a line of it would send the form around it. */
const keepFromSending = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** Of a part without a control of its own that of the whole. */
function controlOf(path: readonly string[]): HTMLElement | null {
  const found = document.getElementById(path.join('.'));
  return found ?? (path.length > 2 ? controlOf(path.slice(0, -1)) : null);
}

function faultOf(
  problem: FieldProblem,
  named: (name: string) => FormFieldPlan | undefined,
  wording: (of: Problem) => string,
): Fault {
  const name = nameOf(problem.path);
  return { name, label: labelOf(name, named(name)), text: wordsOf(problem, wording) };
}

/** 'Lines 2 Article' for a part of a field that the form draws itself, 'Text (Deutsch)' for a text by language. */
function labelOf(name: string, field: FormFieldPlan | undefined): string {
  if (field && name === field.name) return field.options.label;
  const inner = field ? name.slice(field.name.length + 1) : name;
  if (field?.languages) return `${field.options.label} (${ownName(inner)})`;
  const words = inner.split('.').map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : titleOf(key)));
  return [...(field ? [field.options.label] : []), ...words].join(' ');
}
