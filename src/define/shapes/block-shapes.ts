/** Blocks and heads as engines read them; `tests/types/shapes.ts` proves that no property is forgotten. */
import type { Confirm } from '../blocks/action.ts';
import type { RecordHeader } from '../blocks/record-header.ts';
import type { Refresh } from '../blocks/table.ts';
import type { SaidOfSaving } from '../blocks/table-edit.ts';
import type { Needs } from '../contract/capability.ts';
import type { TableCardsShape } from './card-shapes.ts';
import {
  type ActionShape,
  type CallShape,
  type ColumnShape,
  type ConditionShape,
  type CountedShape,
  type FilterShape,
  type FormFieldShape,
  fieldOf,
  type GoShape,
  type InputShape,
  type LinkShape,
  type ListOrderShape,
  type LockShape,
  type LongFormField,
  type ServerLayoutShape,
  type SourceShape,
  type ViewHeadShape,
} from './element-shapes.ts';
import type { ColumnsFromShape, FiltersFromShape } from './served-shapes.ts';

/** What every block has; each kind says the rest for itself. */
export interface BlockShape {
  readonly block: string;
}

export interface SearchShape extends CallShape {
  readonly search: 'operation';
  readonly text: string;
  readonly title?: string;
  readonly atLeast?: number;
}
export interface WholeShape extends CallShape {
  readonly whole: 'operation';
  readonly columns: readonly ColumnShape[];
}
interface EditFrame extends CallShape, SaidOfSaving {
  /** Field of the row to the input that takes it. */
  readonly fields: Readonly<Record<string, string>>;
  readonly when?: ConditionShape;
}
export interface EditRowsShape extends EditFrame {
  readonly edit: 'rows';
  readonly steps?: true;
}
export interface RowsPreviewShape extends CallShape {
  readonly preview: 'rows';
  readonly list: string;
  readonly text?: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly amounts?: Readonly<Record<string, { readonly field: string; readonly currency: string }>>;
  readonly behind?: ActionShape;
  readonly aside?: BlockShape;
}
export interface EditListShape extends EditFrame {
  readonly edit: 'list';
  readonly list: string;
  readonly id?: string;
  readonly preview?: RowsPreviewShape;
  readonly key: Readonly<Record<string, string>>;
  readonly failed?: { readonly list: string; readonly key: string; readonly message: string };
}
export interface RankShape extends CallShape {
  readonly rank: 'list';
  readonly list: string;
  /** Field of the row to its name in the list. */
  readonly key: Readonly<Record<string, string>>;
  readonly to?: string;
  readonly last?: ConditionShape;
  readonly confirm?: Confirm;
  readonly message?: string;
}
export type EditShape = EditRowsShape | EditListShape;
export interface TableShape extends BlockShape, CallShape {
  readonly block: 'table';
  readonly columns: readonly ColumnShape[];
  readonly title?: string;
  readonly wrap?: true;
  readonly empty?: string;
  readonly remark?: string | readonly string[];
  readonly icon?: string;
  readonly ended?: ConditionShape;
  readonly open?: GoShape;
  readonly filters?: readonly FilterShape[];
  readonly search?: SearchShape;
  readonly sort?: { readonly field: string; readonly direction: 'ASC' | 'DESC' };
  readonly sortable?: readonly string[];
  readonly orders?: readonly ListOrderShape[];
  readonly tree?: { readonly children: InputShape; readonly more: string; readonly whole?: WholeShape };
  readonly toolbar?: readonly ActionShape[];
  readonly actions?: readonly ActionShape[];
  readonly bulk?: readonly ActionShape[];
  readonly selection?: { readonly atMost?: number; readonly text?: string };
  readonly edit?: EditShape;
  readonly rank?: RankShape;
  /** Columns and filters that a call answers, instead of those here. */
  readonly columnsFrom?: ColumnsFromShape;
  readonly filtersFrom?: FiltersFromShape;
  /** The button of filters that are set first and asked for together. */
  readonly ask?: string;
  readonly above?: BlockShape;
  readonly note?: string;
  readonly detail?: BlockShape;
  readonly aside?: BlockShape;
  readonly cards?: TableCardsShape;
  readonly display?: 'cards';
  readonly counts?: Readonly<Record<string, string>>;
  readonly totals?: string;
  readonly refresh?: Refresh;
}

export interface FormSectionShape {
  readonly title: string;
  readonly help?: string;
  readonly columns?: 1 | 2;
  readonly fields: readonly FormFieldShape[];
}
export interface FormShape extends BlockShape, CallShape {
  readonly block: 'form';
  readonly fields?: readonly FormFieldShape[];
  readonly sections?: readonly FormSectionShape[];
  readonly title?: string;
  readonly submit?: string;
  readonly confirm?: Confirm;
  readonly message?: string;
  readonly start?: InputShape;
  readonly then?: GoShape;
  readonly after?: BlockShape;
}

/** Everything that a form asks for, in its order. */
export const askedOf = ({
  fields = [],
  sections = [],
}: Pick<FormShape, 'fields' | 'sections'>): readonly LongFormField[] =>
  [...fields, ...sections.flatMap((section) => section.fields)].map(fieldOf<LongFormField>);

export interface SectionShape {
  readonly title: string;
  readonly hideEmpty?: true;
  readonly inLine?: true;
  readonly fields: readonly ColumnShape[];
}
export interface EditRecordShape extends CallShape {
  readonly edit: 'record';
  /** Field of the record to the input that takes it. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The input that takes the changed fields by their own names. */
  readonly changes?: string;
  readonly message?: string;
  readonly preview?: { readonly source: SourceShape; readonly text: string };
}
export interface ViewShape extends BlockShape, CallShape {
  readonly block: 'view';
  readonly fields?: readonly ColumnShape[];
  readonly sections?: readonly SectionShape[];
  readonly layout?: ServerLayoutShape;
  readonly head?: ViewHeadShape;
  readonly values?: { readonly from: string; readonly key: string };
  readonly title?: string;
  readonly save?: EditRecordShape;
  readonly locks?: readonly LockShape[];
  readonly actions?: readonly ActionShape[];
  readonly below?: BlockShape;
  readonly aside?: BlockShape;
}

/** What a manifest shows of a record itself; a few fields without sections are one that needs no title. */
export const shownSectionsOf = ({
  fields,
  sections,
}: Pick<ViewShape, 'fields' | 'sections'>): readonly SectionShape[] =>
  sections ?? (fields ? [{ title: '', fields }] : []);

export interface FactsShape extends BlockShape {
  readonly block: 'facts';
  readonly title?: string;
  readonly text?: string;
  readonly fields?: readonly ColumnShape[];
  readonly as?: string;
  readonly actions?: readonly ActionShape[];
}

export interface LinksShape extends BlockShape {
  readonly block: 'links';
  readonly links?: readonly LinkShape[];
  /** The menu whose entries they are. */
  readonly menu?: string;
}
export interface ChartShape extends BlockShape, CallShape {
  readonly block: 'chart';
  readonly by: string;
  readonly value: string;
  readonly as?: string;
  readonly currency?: string;
  readonly per?: 'day' | 'month';
  readonly series?: string;
  readonly estimate?: string;
  readonly title?: string;
  readonly empty?: string;
}

export interface PanelShape {
  readonly title: string;
  readonly needs?: Needs;
  readonly width?: 1 | 2 | 3;
  readonly missing?: CountedShape;
  readonly waiting?: CountedShape;
  readonly body: BlockShape;
  /** Tells it from others that are called alike; absent: its title does. */
  readonly key?: string;
  /** What people have called it, in place of its title. */
  readonly named?: string;
  /** So many of twelve columns, in place of a width that fills its row. */
  readonly span?: number;
}
export interface PanelsShape extends BlockShape {
  readonly block: 'tabs' | 'board';
  readonly panels: readonly PanelShape[];
  /** Under this name somebody's own order of the tiles is kept; absent: under its place on the screen. */
  readonly name?: string;
}
export interface StackShape extends BlockShape {
  readonly block: 'stack' | 'chain';
  readonly blocks: readonly BlockShape[];
}
export interface GivenShape extends BlockShape {
  readonly block: 'given';
  readonly names: readonly string[];
  readonly body: BlockShape;
  readonly otherwise: BlockShape;
}
export interface CustomShape extends BlockShape {
  readonly block: 'custom';
  readonly name: string;
}
export interface CountShape extends BlockShape, CallShape {
  readonly block: 'count';
  readonly title: string;
  /** What people have called it, in place of its title. */
  readonly named?: string;
  readonly open?: GoShape;
}

export interface ListShape extends BlockShape, CallShape {
  readonly block: 'list';
  readonly title: string;
  readonly name: string;
  readonly image?: string;
  readonly icon?: string;
  readonly facts?: readonly ColumnShape[];
  readonly open?: GoShape;
  readonly action?: ActionShape;
  readonly fault?: string;
  readonly empty?: string;
}

export interface ChoosingShape extends BlockShape, CallShape {
  readonly block: 'choosing';
  readonly title: string;
  readonly value: string;
  readonly of: string;
  readonly place: string;
  readonly display?: 'beside';
  readonly group?: string;
  readonly icon?: string;
  readonly figure?: string;
  readonly notice?: string;
  readonly failed?: string;
  readonly body: BlockShape;
  readonly empty?: string;
}

export interface DescribeShape extends CallShape {
  /** The input that takes the name of a call. */
  readonly name: string;
}
export interface ThroughShape extends CallShape {
  readonly service: string;
  /** The inputs that take the name of the operation within its service, and its input. */
  readonly method: string;
  readonly parameters: string;
}
export interface CallConsoleShape extends BlockShape, CallShape {
  readonly block: 'console';
  readonly describe: DescribeShape;
  readonly opened: { readonly param: string };
  readonly through?: ThroughShape;
}

interface StepFrame {
  /** Its name: step('name.field') refers to it. */
  readonly step: string;
  /** There only while this holds of the values before it. */
  readonly only?: ConditionShape;
}
interface VisibleStep extends StepFrame {
  readonly title: string;
  readonly help?: string;
}
/** A text with values of earlier steps in it. */
export type MessageTextShape = string | { readonly text: string; readonly values: Readonly<Record<string, string>> };
export interface ChooseStep extends VisibleStep, CallShape {
  readonly block: 'choose';
  readonly many?: boolean;
  readonly atMost?: number;
  readonly columns: readonly ColumnShape[];
  readonly when?: ConditionShape;
  readonly whenNot?: string;
  readonly remark?: TableShape['remark'];
  readonly icon?: string;
  readonly cards?: TableCardsShape;
  readonly filters?: readonly FilterShape[];
  readonly search?: SearchShape;
  readonly sort?: TableShape['sort'];
  readonly tree?: TableShape['tree'];
  readonly empty?: string;
  readonly given?: InputShape;
}
export interface LoadStep extends StepFrame, CallShape {
  readonly block: 'load';
}
export interface AskStep extends VisibleStep {
  readonly block: 'ask';
  readonly source: SourceShape;
  readonly fields?: readonly FormFieldShape[];
  readonly sections?: readonly FormSectionShape[];
  readonly start?: InputShape;
}
interface UntilShape {
  readonly holds: ConditionShape;
  readonly text: string;
}
export interface PresentStep extends VisibleStep {
  readonly block: 'present';
  readonly body: BlockShape;
  readonly until?: UntilShape;
}
export interface ReviewStep extends VisibleStep {
  readonly block: 'review';
  readonly show: readonly ColumnShape[];
  readonly lists?: readonly FoldedListShape[];
  readonly body?: BlockShape;
  readonly checks?: readonly string[];
  readonly until?: UntilShape;
}
export interface FoldedListShape {
  readonly title: string;
  readonly count: string;
  readonly body: BlockShape;
}
export interface FinishStep extends VisibleStep, CallShape {
  readonly block: 'finish';
  readonly submit?: MessageTextShape;
  readonly tone?: 'default' | 'danger';
  readonly message?: MessageTextShape;
  readonly then?: GoShape;
  readonly links?: readonly LinkShape[];
  readonly body?: BlockShape;
}
export type StepShape = ChooseStep | LoadStep | AskStep | PresentStep | ReviewStep | FinishStep;
export interface WizardShape extends BlockShape {
  readonly block: 'wizard';
  readonly steps: readonly StepShape[];
}

export interface RecordHeaderShape extends CallShape {
  readonly head: 'record';
  readonly title: string;
  readonly icon?: string;
  readonly image?: string;
  readonly up?: LinkShape;
  readonly status?: string;
  readonly ends?: string;
  readonly trail?: { readonly list: string; readonly title: string; readonly icon?: string; readonly open: GoShape };
  readonly facts?: readonly ColumnShape[];
}
export const recordHeaderOf = (head: RecordHeader<never>): RecordHeaderShape => head as unknown as RecordHeaderShape;
