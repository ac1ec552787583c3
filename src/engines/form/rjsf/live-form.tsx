/** rjsf's own form with drafts, structural sharing, and messages at fields that were left; the rest is inherited. */
import Form, { type FormProps, type FormState } from '@rjsf/core';
import type { FieldPathList, FormContextType, RJSFSchema } from '@rjsf/utils';
import { deepEquals, getByPath } from '@rjsf/utils';
import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from '../../../fields/editing/after-press.ts';
import { Drafts, DraftsContext } from '../../../fields/editing/draft.ts';
import type { Values } from '../../binding/schema.ts';
import { asErrors, asTree, type FieldProblem, isWithin, nameOf, pathOf, type Wording } from '../../editing/problem.ts';
import { isSame } from '../../editing/same-values.ts';
import { fastPathUtils, isOnFastPath, isStatic, withValue } from './fast-path.ts';
import { type Deferred, DeferredContext } from './progressive.ts';
import { shareStructure } from './structural-sharing.ts';

type Base = FormProps<Values, RJSFSchema, FormContextType>;
type State = FormState<Values, RJSFSchema, FormContextType>;

export interface LiveState {
  readonly values: Values;
  readonly problems: readonly FieldProblem[];
  /** Something differs from what the form began with. */
  readonly isDirty: boolean;
  /** It was sent while a file is on its way, and goes on when that has arrived. */
  readonly isWaiting: boolean;
}

export interface LiveFormProps extends Omit<Base, 'onChange' | 'onSubmit' | 'onError'> {
  /** What counts as unchanged; the form may begin with what somebody typed before. */
  readonly base: Values;
  /** Everything that is wrong with the values. */
  readonly validate: (values: Values) => readonly FieldProblem[];
  readonly wording: Wording;
  /** Values or problems have changed. */
  readonly onLive: (state: LiveState) => void;
  readonly onAccepted: (values: Values) => void;
  readonly onRefused: (problems: readonly FieldProblem[]) => void;
}

/** What is compared by identity, because sharing keeps it. */
const shared = ['formData', 'errorSchema', 'schemaValidationErrorSchema', 'retrievedSchema'] as const;

function compareOnPage(a: HTMLElement | null, b: HTMLElement | null): number {
  if (!a || !b || a === b) return Number(!a) - Number(!b);
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

export class LiveForm extends Form<Values, RJSFSchema, FormContextType> {
  declare readonly props: Readonly<LiveFormProps>;
  readonly drafts = new Drafts();
  private readonly late: Deferred = new Set();
  private readonly touched = new Set<string>();
  private readonly changed = new Set<string>();
  /** What the server said of values that still stand. */
  private said = new Map<string, FieldProblem>();
  private problems: readonly FieldProblem[] = [];
  private readonly base: Values;
  /** The values while the form goes: what was typed last is still taken, and told to whoever stays. */
  private leaving: Values | undefined;
  private isWaiting = false;

  constructor(props: LiveFormProps) {
    super(props as Base);
    const { schema, schemaUtils } = this.state;
    // Shared with what the form holds, so that comparing the two looks only at what was changed.
    const asBase = () => (schemaUtils.getDefaultFormState(schema, props.base) ?? {}) as Values;
    this.base = props.initialFormData === props.base ? this.values : shareStructure(this.state.formData, asBase());
    this.drafts.onTyped = () => this.tell(true);
    this.drafts.onSettled = (hasArrived) => this.goOn(hasArrived);
    const change = this.onChange;
    this.onChange = (value, path, errors, id) => {
      if (this.leaving) {
        this.leaving = withValue(this.leaving, path, value) as Values;
        return;
      }
      const { orphan } = this.drafts;
      if (orphan && !deepEquals(getByPath(this.values, path), orphan.over)) return;
      this.drafts.flush();
      const name = nameOf(path);
      this.changed.add(name);
      for (const each of [...this.said.keys()]) if (isWithin(each, name)) this.said.delete(each);
      if (errors || !this.direct(value, path)) change(value, path, errors, id);
      // What was wrong is looked at again while it is mended.
      if (this.problems.some((each) => isWithin(nameOf(each.path), name))) this.look(name);
    };
    this.onBlur = (id) => this.leave(id);
    this.onSubmit = (event: SyntheticEvent) => {
      event.preventDefault();
      if (event.target === event.currentTarget) this.send();
    };
  }

  /** Asked by rjsf's own constructor first, before anything of ours is there. */
  override getStateFromProps(...given: Parameters<Form<Values, RJSFSchema>['getStateFromProps']>): State {
    const [{ schema, validator }] = given;
    if (!this.state && isOnFastPath(schema)) {
      given[7] = {
        schemaUtils: fastPathUtils(validator, schema),
        hasNestedConditionalSchema: false,
      } as unknown as State;
    }
    return super.getStateFromProps(...given);
  }

  get values(): Values {
    return this.state.formData ?? {};
  }

  /** What was typed but not taken is taken now, and all fields are there to carry a message. */
  settle(): void {
    flushSync(() => {
      for (const draw of [...this.late]) draw();
      this.drafts.flush();
    });
  }

  send(): void {
    this.settle();
    const found = this.judged(this.values, 'all');
    const { underWay } = this.drafts;
    const isLate = ({ path }: FieldProblem) => underWay.has(this.idOf(path));
    if (found.length > 0 && found.every(isLate)) {
      this.wait(true);
      return;
    }
    this.isWaiting = false;
    // What comes later, such as a new item of a list, is not red before somebody has been there.
    for (const { path } of found) this.touched.add(nameOf(path));
    this.show();
    if (found.length === 0) this.props.onAccepted(this.values);
    else this.props.onRefused(found);
  }

  /** Whoever sends before a file has arrived does not send again: it goes on by itself, as long as nothing went wrong. */
  private goOn(hasArrived: boolean): void {
    if (!this.isWaiting || (hasArrived && this.drafts.underWay.size > 0)) return;
    this.wait(false);
    // React is in the middle of drawing what has arrived.
    if (hasArrived) queueMicrotask(() => this.send());
  }

  private wait(isWaiting: boolean): void {
    this.isWaiting = isWaiting;
    this.tell();
  }

  /** Messages of the server, until the values they are about change; answered in their order on the page. */
  say(problems: readonly FieldProblem[]): readonly FieldProblem[] {
    this.said = new Map(problems.map((each) => [nameOf(each.path), each]));
    this.settle();
    this.show();
    return this.inOrder(problems);
  }

  /** The same problems in the words of another language. */
  reword(): void {
    if (this.problems.length > 0) this.show();
  }

  /** Where nothing in the schema depends on data, rjsf's pass over the whole form would change this one value. */
  private direct(value: unknown, path: FieldPathList): boolean {
    if (value === undefined || typeof value === 'object' || this.state.customErrors || !isStatic(this.state.schema)) {
      return false;
    }
    this.setState((before) => ({ formData: withValue(before.formData, path, value) as Values }));
    return true;
  }

  /** Every change of the state goes through here, whichever way of rjsf made it. */
  override setState<K extends keyof State>(
    update:
      | ((before: Readonly<State>, props: Readonly<Base>) => Pick<State, K> | State | null)
      | Pick<State, K>
      | State
      | null,
    done?: () => void,
  ): void {
    super.setState((before, props) => {
      const next = typeof update === 'function' ? update(before, props) : update;
      if (!next) return next;
      const kept = { ...next } as Partial<Record<keyof State, unknown>>;
      for (const key of shared) if (key in kept) kept[key] = shareStructure(before[key], kept[key]);
      return kept as Pick<State, K>;
    }, done);
  }

  /** Fields have the names of their values in their ids. */
  private nameAt(id: string): string {
    const { idPrefix = 'root', idSeparator = '_' } = this.state.registry.globalFormOptions;
    return id.slice(idPrefix.length + idSeparator.length).replaceAll(idSeparator, '.');
  }

  private leave(id: string): void {
    const name = this.nameAt(id);
    if (this.changed.delete(name)) this.look(name);
  }

  /** Shows what is wrong with the fields that were changed and left; after a submit with all of them. */
  private look(name: string): void {
    this.touched.add(name);
    afterPress(() => this.show());
  }

  private judged(values: Values, which: 'touched' | 'all' = 'touched'): readonly FieldProblem[] {
    const typed = [...this.drafts.invalid].map(
      ([id, problem]): FieldProblem => ({ path: pathOf(this.nameAt(id)), problem }),
    );
    const names = new Set([...typed, ...this.said.values()].map((each) => nameOf(each.path)));
    // Who said it first knows best: a text that is no number is not too small as well.
    const rest = this.props.validate(values).filter((each) => !names.has(nameOf(each.path)));
    const all = this.inOrder(this.onScreen([...typed, ...this.said.values(), ...rest]));
    return which === 'all' ? all : all.filter((each) => each.said || this.isTouched(each));
  }

  private isTouched({ path, within }: FieldProblem): boolean {
    return this.touched.has(nameOf(path)) || (within !== undefined && this.touched.has(within));
  }

  private idOf(path: FieldProblem['path']): string {
    const { idPrefix = 'root', idSeparator = '_' } = this.state.registry.globalFormOptions;
    return [idPrefix, ...path].join(idSeparator);
  }

  private elementOf({ path }: FieldProblem): HTMLElement | null {
    return document.getElementById(this.idOf(path));
  }

  /** As people read the page, whoever found them; what is not drawn comes last. */
  private inOrder(problems: readonly FieldProblem[]): readonly FieldProblem[] {
    const placed = problems.map((problem) => ({ problem, element: this.elementOf(problem) }));
    return placed.sort((a, b) => compareOnPage(a.element, b.element)).map(({ problem }) => problem);
  }

  /** Of a choice between shapes, only the chosen one is there to be mended. */
  private onScreen(problems: readonly FieldProblem[]): readonly FieldProblem[] {
    const isThere = (problem: FieldProblem) => this.elementOf(problem) !== null;
    const branches = problems.filter(({ isBranch }) => isBranch);
    if (!branches.some(isThere)) return problems;
    return problems.filter((each) => !each.isBranch || isThere(each));
  }

  private show(): void {
    this.setState((before) => {
      this.problems = this.judged(before.formData ?? {});
      const errors = asErrors(this.problems, this.props.wording);
      const errorSchema = asTree(this.problems, this.props.wording);
      return { errors, errorSchema, schemaValidationErrors: errors, schemaValidationErrorSchema: errorSchema };
    });
  }

  private tell(isTyping = false): void {
    const { values, problems, isWaiting } = this;
    this.props.onLive({ values, problems, isWaiting, isDirty: isTyping || !isSame(this.base, values) });
  }

  override componentDidMount(): void {
    this.tell();
  }

  override componentWillUnmount(): void {
    this.isWaiting = false;
    if (this.drafts.pending.size === 0) return;
    this.leaving = this.values;
    this.drafts.flush();
    const { leaving: values, problems } = this;
    this.leaving = undefined;
    this.props.onLive({ values, problems, isWaiting: false, isDirty: !isSame(this.base, values) });
  }

  override componentDidUpdate(props: Readonly<Base>, state: State, snapshot: never): void {
    super.componentDidUpdate(props, state, snapshot);
    if (state.formData !== this.state.formData || state.errors !== this.state.errors) {
      this.tell();
    }
  }

  override render() {
    return (
      <DraftsContext value={this.drafts}>
        <DeferredContext value={this.late}>{super.render()}</DeferredContext>
      </DraftsContext>
    );
  }
}
