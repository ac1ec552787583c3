/** Proves that the shapes engines read have exactly the properties that the helpers take. */

import type { BindingScope } from '../../src/define/binding/binding-scope.ts';
import type { action, download, Lock, link, show } from '../../src/define/blocks/action.ts';
import type { chart, count } from '../../src/define/blocks/arrangement.ts';
import type { callConsole, through } from '../../src/define/blocks/call-console.ts';
import type { choosing } from '../../src/define/blocks/choosing.ts';
import type { compare } from '../../src/define/blocks/compare.ts';
import type { document } from '../../src/define/blocks/document.ts';
import type { FormSection, form } from '../../src/define/blocks/form.ts';
import type { lanes } from '../../src/define/blocks/lanes.ts';
import type { list } from '../../src/define/blocks/list.ts';
import type { MatrixAcross, matrix } from '../../src/define/blocks/matrix.ts';
import type { editRecord } from '../../src/define/blocks/record-edit.ts';
import type { recordHeader } from '../../src/define/blocks/record-header.ts';
import type { ListOrder, search, table, whole } from '../../src/define/blocks/table.ts';
import type { CardSentence, TableCards } from '../../src/define/blocks/table-cards.ts';
import type { editList, editRows, previewRows } from '../../src/define/blocks/table-edit.ts';
import type { rank } from '../../src/define/blocks/table-rank.ts';
import type { filtersFrom } from '../../src/define/blocks/table-served.ts';
import type { timeline } from '../../src/define/blocks/timeline.ts';
import type { facts, Section, view } from '../../src/define/blocks/view.ts';
import type { ask, choose, chooseMany, finish, present, review } from '../../src/define/blocks/wizard.ts';
import type { FormFieldOptions, options } from '../../src/define/fields/form-fields.ts';
import type { AskedKind } from '../../src/define/fields/languages.ts';
import type { lookup } from '../../src/define/fields/lookup.ts';
import type {
  AskStep,
  CallConsoleShape,
  ChartShape,
  ChooseStep,
  ChoosingShape,
  CountShape,
  EditListShape,
  EditRecordShape,
  EditRowsShape,
  FactsShape,
  FinishStep,
  FormSectionShape,
  FormShape,
  ListShape,
  LoadStep,
  PresentStep,
  RankShape,
  RecordHeaderShape,
  ReviewStep,
  RowsPreviewShape,
  SearchShape,
  SectionShape,
  TableShape,
  ThroughShape,
  ViewShape,
  WholeShape,
} from '../../src/define/shapes/block-shapes.ts';
import type { CardSentenceShape, TableCardsShape } from '../../src/define/shapes/card-shapes.ts';
import type {
  CallAction,
  CheckShape,
  CountedShape,
  DownloadAction,
  FieldChoicesShape,
  GoShape,
  LinkShape,
  ListOrderShape,
  LockShape,
  LongFormField,
  LookupShape,
  OptionsShape,
  ServerLayoutShape,
  ShowShape,
  UndoShape,
} from '../../src/define/shapes/element-shapes.ts';
import type { FiltersFromShape } from '../../src/define/shapes/served-shapes.ts';
import type {
  CompareShape,
  DocumentShape,
  LanesShape,
  MatrixShape,
} from '../../src/define/shapes/side-by-side-shapes.ts';
import type { TimelineShape } from '../../src/define/shapes/timeline-shape.ts';

type Arguments<F> = F extends (...given: infer A) => unknown ? A : never;
/** Properties that only say what is wrong. */
type Hint =
  | 'choose the list with part(operation, key)'
  | 'neither bound nor asked for'
  | 'a page is not counted: the answer needs TotalCount'
  | 'a page is not drawn: ask a call that adds up all rows';
/** The keys of the last argument of a helper. */
type Given<F> = Arguments<F> extends readonly [...unknown[], infer Last] ? Exclude<keyof Last, Hint> : never;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : { missing: Exclude<B, A> }) : { extra: Exclude<A, B> };
type Call = 'source' | 'input';
type Stepping = 'block' | 'step' | 'only';

export const proofs: readonly true[] = [
  true satisfies Same<keyof EditRowsShape, Given<typeof editRows> | Call | 'edit'>,
  true satisfies Same<keyof EditRecordShape, Given<typeof editRecord> | Call | 'edit'>,
  true satisfies Same<keyof EditListShape, Given<typeof editList> | Call | 'edit'>,
  true satisfies Same<keyof RowsPreviewShape, Given<typeof previewRows> | Call | 'preview'>,
  true satisfies Same<keyof RankShape, Given<typeof rank> | Call | 'rank'>,
  true satisfies Same<keyof TableCardsShape, keyof TableCards<unknown>>,
  true satisfies Same<keyof CardSentenceShape, keyof CardSentence<unknown, BindingScope>>,
  true satisfies Same<keyof ListOrderShape, keyof ListOrder<string>>,
  true satisfies Same<keyof TableShape, Given<typeof table> | Call | 'block' | 'columnsFrom' | 'filtersFrom' | 'ask'>,
  true satisfies Same<keyof FiltersFromShape, Given<typeof filtersFrom> | Call | 'filtersFrom'>,
  true satisfies Same<keyof WholeShape, Given<typeof whole> | Call | 'whole'>,
  true satisfies Same<keyof SearchShape, Given<typeof search> | Call | 'search'>,
  true satisfies Same<keyof FormShape, Given<typeof form> | Call | 'block'>,
  true satisfies Same<keyof ViewShape, Given<typeof view> | Call | 'block'>,
  true satisfies Same<keyof FactsShape, Given<typeof facts> | 'block'>,
  true satisfies Same<keyof CountShape, Given<typeof count> | Call | 'block' | 'named'>,
  true satisfies Same<keyof ChartShape, Given<typeof chart> | Call | 'block'>,
  true satisfies Same<keyof CompareShape, Given<typeof compare> | Call | 'block'>,
  true satisfies Same<keyof MatrixShape, Given<typeof matrix> | Call | 'block'>,
  true satisfies Same<keyof MatrixShape['across'], keyof MatrixAcross<unknown>>,
  true satisfies Same<keyof ChoosingShape, Given<typeof choosing> | Call | 'block'>,
  true satisfies Same<keyof DocumentShape, Given<typeof document> | Call | 'block'>,
  true satisfies Same<keyof LanesShape, Given<typeof lanes> | Call | 'block'>,
  true satisfies Same<keyof ListShape, Given<typeof list> | Call | 'block'>,
  true satisfies Same<keyof TimelineShape, Given<typeof timeline> | Call | 'block'>,
  true satisfies Same<keyof SectionShape, keyof Section<unknown>>,
  true satisfies Same<keyof CallConsoleShape, Given<typeof callConsole> | Call | 'block'>,
  true satisfies Same<keyof ThroughShape, Given<typeof through> | Call>,
  true satisfies Same<keyof RecordHeaderShape, Given<typeof recordHeader> | Call | 'head'>,
  true satisfies Same<keyof ChooseStep, Given<typeof choose> | Given<typeof chooseMany> | Call | 'many' | Stepping>,
  true satisfies Same<keyof LoadStep, Call | Stepping>,
  true satisfies Same<keyof AskStep, Given<typeof ask> | 'source' | Stepping>,
  true satisfies Same<keyof PresentStep, Given<typeof present> | Stepping>,
  true satisfies Same<keyof ReviewStep, Given<typeof review> | Stepping>,
  true satisfies Same<keyof FinishStep, Given<typeof finish> | Call | Stepping>,
  true satisfies Same<keyof CallAction, Given<typeof action> | Call | 'action'>,
  true satisfies Same<keyof DownloadAction, Given<typeof download> | Call | 'action'>,
  true satisfies Same<keyof LinkShape, keyof NonNullable<Parameters<typeof link>[2]> | 'action' | 'label' | 'to'>,
  true satisfies Same<keyof ShowShape, keyof Parameters<typeof show>[0] | 'action' | 'body' | 'confirm' | 'message'>,
  true satisfies Same<keyof OptionsShape, Given<typeof options> | Call | 'options'>,
  true satisfies Same<keyof LookupShape, Given<typeof lookup> | Call | 'lookup'>,
  true satisfies Same<keyof ServerLayoutShape, Call | 'layout' | 'checks' | 'choices'>,
  true satisfies Same<keyof FieldChoicesShape, keyof OptionsShape | 'name'>,
  true satisfies Same<keyof CheckShape, Call | 'check'>,
  true satisfies Same<keyof CountedShape, Call | 'counted'>,
  true satisfies Same<keyof LongFormField, keyof FormFieldOptions<unknown, BindingScope> | keyof AskedKind | 'field'>,
  true satisfies Same<keyof FormSectionShape, keyof FormSection<never, BindingScope, unknown>>,
  true satisfies Same<keyof GoShape, 'go' | 'params'>,
  true satisfies Same<keyof LockShape, keyof Lock<unknown>>,
  true satisfies Same<keyof UndoShape, 'message' | Call | 'undo'>,
];
