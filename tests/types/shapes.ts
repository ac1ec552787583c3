/** Proves that the shapes engines read have exactly the properties that the helpers take. */
import type { action, download, Lock, open } from '../../src/define/action.ts';
import type { AskedOptions, options } from '../../src/define/asking.ts';
import type {
  AskStep,
  ChartShape,
  ChooseStep,
  CountShape,
  EditListShape,
  EditRowsShape,
  FactsShape,
  FinishStep,
  FormSectionShape,
  FormShape,
  HeadShape,
  LoadStep,
  PresentStep,
  ReviewStep,
  SearchShape,
  TableShape,
  TilesShape,
  ViewShape,
  WayShape,
} from '../../src/define/block-shapes.ts';
import type { editList, editRows } from '../../src/define/edit.ts';
import type { FormSection, form } from '../../src/define/form.ts';
import type { head } from '../../src/define/head.ts';
import type { chart, count, Way } from '../../src/define/layout.ts';
import type { lookup } from '../../src/define/lookup.ts';
import type { Scope } from '../../src/define/scope.ts';
import type {
  CallAction,
  CheckShape,
  DownloadAction,
  GoShape,
  LayoutShape,
  LockShape,
  LongAsked,
  LookupShape,
  OpenAction,
  OptionsShape,
  UndoShape,
} from '../../src/define/shapes.ts';
import type { search, Tiles, table } from '../../src/define/table.ts';
import type { facts, view } from '../../src/define/view.ts';
import type { ask, choose, chooseMany, finish, present, review } from '../../src/define/wizard.ts';

type Arguments<F> = F extends (...given: infer A) => unknown ? A : never;
/** Properties that only say what is wrong. */
type Hint = 'choose the list with part(operation, key)' | 'neither bound nor asked for';
/** The keys of the last argument of a helper. */
type Given<F> = Arguments<F> extends readonly [...unknown[], infer Last] ? Exclude<keyof Last, Hint> : never;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : { missing: Exclude<B, A> }) : { extra: Exclude<A, B> };
type Call = 'source' | 'input';
type Stepping = 'block' | 'step' | 'only';

export const proofs: readonly true[] = [
  true satisfies Same<keyof EditRowsShape, Given<typeof editRows> | Call | 'edit'>,
  true satisfies Same<keyof EditListShape, Given<typeof editList> | Call | 'edit'>,
  true satisfies Same<keyof TilesShape, keyof Tiles<unknown>>,
  true satisfies Same<keyof TableShape, Given<typeof table> | Call | 'block'>,
  true satisfies Same<keyof SearchShape, Given<typeof search> | Call | 'search'>,
  true satisfies Same<keyof FormShape, Given<typeof form> | Call | 'block'>,
  true satisfies Same<keyof ViewShape, Given<typeof view> | Call | 'block'>,
  true satisfies Same<keyof FactsShape, Given<typeof facts> | 'block'>,
  true satisfies Same<keyof CountShape, Given<typeof count> | Call | 'block'>,
  true satisfies Same<keyof ChartShape, Given<typeof chart> | Call | 'block'>,
  true satisfies Same<keyof WayShape, keyof Way<Scope>>,
  true satisfies Same<keyof HeadShape, Given<typeof head> | Call | 'head'>,
  true satisfies Same<keyof ChooseStep, Given<typeof choose> | Given<typeof chooseMany> | Call | 'many' | Stepping>,
  true satisfies Same<keyof LoadStep, Call | Stepping>,
  true satisfies Same<keyof AskStep, Given<typeof ask> | 'source' | Stepping>,
  true satisfies Same<keyof PresentStep, Given<typeof present> | Stepping>,
  true satisfies Same<keyof ReviewStep, Given<typeof review> | Stepping>,
  true satisfies Same<keyof FinishStep, Given<typeof finish> | Call | Stepping>,
  true satisfies Same<keyof CallAction, Given<typeof action> | Call | 'action'>,
  true satisfies Same<keyof DownloadAction, Given<typeof download> | Call | 'action'>,
  true satisfies Same<keyof OpenAction, Given<typeof open> | 'action' | 'to'>,
  true satisfies Same<keyof OptionsShape, Given<typeof options> | Call | 'options'>,
  true satisfies Same<keyof LookupShape, Given<typeof lookup> | Call | 'lookup'>,
  true satisfies Same<keyof LayoutShape, Call | 'layout' | 'checks'>,
  true satisfies Same<keyof CheckShape, Call | 'check'>,
  true satisfies Same<keyof LongAsked, keyof AskedOptions<unknown, Scope> | 'field'>,
  true satisfies Same<keyof FormSectionShape, keyof FormSection<never, Scope, unknown>>,
  true satisfies Same<keyof GoShape, 'go' | 'params'>,
  true satisfies Same<keyof LockShape, keyof Lock<unknown>>,
  true satisfies Same<keyof UndoShape, 'message' | Call | 'undo'>,
];
