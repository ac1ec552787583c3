/** What everything above a list works with. */
import type { ActionShape } from '../../../define/shapes/element-shapes.ts';
import type { Runner } from '../../action/runner.tsx';
import type { BindingValues } from '../../binding/resolve.ts';
import type { ExportState } from '../export/use-export.ts';
import type { List } from '../use-list.ts';

export interface FilterBarProps {
  readonly list: List;
  /** What its call has answered; it may say how many rows the choices of a filter have. */
  readonly answer: unknown;
  /** Search, filters and settings; without them only the buttons stand. undefined: it is not known, and their place is kept. */
  readonly tools: boolean | undefined;
  readonly runner: Runner;
  readonly scope: BindingValues;
  /** Buttons that have no place in a page head. */
  readonly buttons: readonly ActionShape[];
  /** Files that the manifest offers. */
  readonly downloads: readonly ActionShape[];
  readonly exporting: ExportState;
  readonly onClear: () => void;
  /** Asks for the rows once more. */
  readonly again: () => void;
}
