/** Exports a list: gathers its rows, makes the file, or hands the work to the server when it is too large. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, CancelledError } from '../../../client/first/call-error.ts';
import { showMessage } from '../../../client/first/messages.ts';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { useCapabilities } from '../../../client/session/session.ts';
import type { WholeShape } from '../../../define/shapes/block-shapes.ts';
import { operationOf, type SourceShape } from '../../../define/shapes/element-shapes.ts';
import exportErrors from '../../../rules/errors/exports.ts';
import { limits } from '../../../rules/limits.ts';
import { resolveInput } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import { useBindingValues } from '../../binding/use-binding-values.ts';
import { useEngineServices } from '../../frame/engine-services.tsx';
import { useFrame } from '../../frame/frame.tsx';
import { narrowing } from '../model/list-input.ts';
import { pagedByCall } from '../model/plan.ts';
import type { List } from '../use-list.ts';
import type { Shown } from '../use-rows.ts';
import { collect } from './collect.ts';
import type { Format } from './files.ts';
import { isFlat, isPart, loadedRows } from './loaded-rows.ts';
import { requestColumns, type SheetColumn, sheetColumns, sheetOf, wholeColumns } from './sheet.ts';

export interface Exporting {
  readonly list: List;
  readonly bound: Values;
  /** How many rows match, when the server says so. */
  readonly total: number | undefined;
  /** What stands there: all rows of a list that is here as a whole, of a tree those that are open. */
  readonly rows: Shown;
}

/** Which rows are taken, and what of them. */
interface Taken {
  readonly source: SourceShape;
  readonly bound: Values;
  readonly columns: readonly SheetColumn[];
}

export interface ExportState {
  /** undefined: nothing is under way. */
  readonly progress: { readonly done: number; readonly total: number | undefined } | undefined;
  start(format: Format | 'clipboard'): void;
  /** The whole tree, whether its rows are open or not; undefined: there is none, or it is what stands there. */
  readonly startWhole: ((format: Format) => void) | undefined;
  cancel(): void;
}

export function useExport({ list, bound, total, rows: shown }: Exporting): ExportState {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { title } = useFrame();
  const { exports } = useEngineServices();
  const [progress, setProgress] = useState<ExportState['progress']>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { plan, state } = list;
  const held = useCapabilities();
  const around = useBindingValues({});
  const whole = state.find === '' ? plan.whole : undefined;
  const usual = (): Taken => ({ source: plan.block.source, bound, columns: sheetColumns(plan, state, t) });
  const name = `${title === undefined ? t('List') : t(title)}-${new Date().toISOString().slice(0, 10)}`;

  /** All of a tree, as another source has it. */
  const wholeTree = ({ source, input }: WholeShape): Taken => {
    const resolved = resolveInput(source, input, around);
    return {
      source,
      bound: resolved.state === 'ready' ? resolved.input : {},
      columns: plan.whole ? wholeColumns(plan, state, plan.whole, held, t) : [],
    };
  };

  const askServer = async (format: Format, { source, bound: of, columns }: Taken) => {
    await exports?.start({
      operation: operationOf(source).operation,
      input: narrowing(plan, state, source, of),
      columns: requestColumns(columns),
      format,
      fileName: name,
      locale,
    });
  };

  const gathered = async (taken: Taken, isPaged: boolean, signal: AbortSignal) => {
    if (!isPaged) return { rows: loadedRows(shown), more: isPart(shown) };
    const onProgress = (done: number, of: number | undefined) => setProgress({ done, total: of });
    return collect({ plan, state, ...taken, most: limits.browserExportRows, signal, onProgress });
  };

  const perform = async (format: Format | 'clipboard', taken: Taken, isPaged: boolean, signal: AbortSignal) => {
    const large = isPaged && (total ?? 0) > limits.browserExportRows;
    if (large && format !== 'clipboard' && exports) return askServer(format, taken);
    const { rows, more } = await gathered(taken, isPaged, signal);
    if (more && isPaged && format !== 'clipboard' && exports) return askServer(format, taken);
    const { columns } = taken;
    const sheet = sheetOf(columns, rows, locale);
    const { copySheet, saveSheet } = await import('./files.ts');
    if (signal.aborted) return;
    if (format === 'clipboard') await copySheet(sheet);
    else await saveSheet(sheet, format, name);
    showMessage(
      more
        ? { type: 'warning', text: t('Only the first {count} rows were taken.', { count: rows.length }) }
        : {
            type: 'success',
            text:
              format === 'clipboard'
                ? t('{count, plural, one {# row copied} other {# rows copied}}', { count: rows.length })
                : t('{count, plural, one {# row exported} other {# rows exported}}', { count: rows.length }),
          },
    );
  };

  const begin = (format: Format | 'clipboard', taken: Taken, isPaged: boolean) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total });
    perform(format, taken, isPaged, controller.signal)
      .catch((error: unknown) => {
        if (error instanceof CancelledError) return;
        console.warn('The export failed', error);
        const reason = error instanceof CallError ? { detail: error.message } : {};
        showMessage({ name: 'export', type: 'error', text: t(exportErrors['ERR-18']), ...reason });
      })
      .finally(() => {
        running.current = undefined;
        setProgress(undefined);
      });
  };
  return {
    progress,
    start: (format) => begin(format, usual(), pagedByCall(plan, state) || (isFlat(shown) && isPart(shown))),
    startWhole: whole && ((format) => begin(format, wholeTree(whole), true)),
    cancel: () => running.current?.abort(),
  };
}
