/** The blocks of manifests as engines read them, one shape for each. */
import type { Needs } from '../define/capability.ts';
import type { Block } from '../define/scope.ts';
import type { ActionShape, Asking, ConditionShape, FieldEntry, GoShape } from './shapes.ts';

/** Any block of any screen; engines give a block whatever scope it needs. */
export type AnyBlock = Block<never>;

export interface TableBlock extends Asking {
  readonly block: 'table';
  readonly columns: readonly FieldEntry[];
  readonly title?: string;
  readonly empty?: string;
  readonly icon?: string;
  readonly ended?: ConditionShape;
  readonly open?: GoShape;
  readonly filters?: readonly FieldEntry[];
  readonly search?: Asking & { readonly text: string };
  readonly sort?: { readonly field: string; readonly direction: 'ASC' | 'DESC' };
  readonly sortable?: readonly string[];
  readonly tree?: { readonly children: Asking['input']; readonly more: string };
  readonly toolbar?: readonly ActionShape[];
  readonly actions?: readonly ActionShape[];
  readonly bulk?: readonly ActionShape[];
}

export interface FormBlock extends Asking {
  readonly block: 'form';
  readonly fields: readonly FieldEntry[];
  readonly title?: string;
  readonly submit?: string;
  readonly message?: string;
  readonly then?: GoShape;
}

export interface SectionShape {
  readonly title: string;
  readonly fields: readonly FieldEntry[];
}

export interface ViewBlock extends Asking {
  readonly block: 'view';
  readonly layout: readonly SectionShape[] | Asking;
  readonly values?: { readonly from: string; readonly key: string };
  readonly title?: string;
  readonly save?: FormBlock;
  readonly actions?: readonly ActionShape[];
  readonly below?: AnyBlock;
  readonly aside?: AnyBlock;
}

export interface PanelShape {
  readonly title: string;
  readonly needs?: Needs;
  readonly width?: 1 | 2 | 3;
  readonly body: AnyBlock;
}
export interface PanelsBlock {
  readonly block: 'tabs' | 'board';
  readonly panels: readonly PanelShape[];
}
export interface StackBlock {
  readonly block: 'stack';
  readonly blocks: readonly AnyBlock[];
}
export interface CountBlock extends Asking {
  readonly block: 'count';
  readonly title: string;
  readonly open?: GoShape;
  readonly of?: ConditionShape;
}
export interface CustomBlock {
  readonly block: 'custom';
  readonly name: string;
}
export interface WizardBlock {
  readonly block: 'wizard';
  readonly steps: readonly (Partial<Asking> & { readonly block: string; readonly step: string })[];
}

export type BlockShape =
  | TableBlock
  | FormBlock
  | ViewBlock
  | PanelsBlock
  | StackBlock
  | CountBlock
  | CustomBlock
  | WizardBlock;

/** The phantom scope is types only, so the data of every block may be read as one of the shapes. */
export const shapeOf = (block: AnyBlock | BlockShape): BlockShape => block as unknown as BlockShape;
