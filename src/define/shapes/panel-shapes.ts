/** Panels, pages of them and where these are arranged, as engines read them. */
import type { BlockShape, PanelShape } from './block-shapes.ts';
import type { ActionShape, CallAction, CallShape, GoShape } from './element-shapes.ts';

/** A panel that pages are arranged of. */
export interface PanelFileShape extends PanelShape {
  readonly name: string;
  readonly icon: string;
  readonly help: string;
  readonly place?: number;
}
export interface PanelsFromShape extends BlockShape, CallShape {
  readonly block: 'panels';
  readonly panels: readonly PanelFileShape[];
  readonly list: string;
  readonly key?: string;
  readonly rights?: string;
  readonly choices?: {
    readonly title: string;
    readonly list: string;
    readonly value: string;
    readonly label: string;
    readonly keep: CallShape & { readonly chosen: string };
  };
}
export interface OtherPagesShape extends CallShape {
  readonly others: 'pages';
  readonly value: string;
  readonly label: string;
  readonly status?: string;
  readonly open: GoShape;
  readonly add?: ActionShape;
}
export interface ArrangeShape extends BlockShape, CallShape {
  readonly block: 'arrange';
  readonly panels: readonly PanelFileShape[];
  readonly list: string;
  readonly save: CallShape & { readonly saved: 'panels'; readonly list: string };
  readonly publish: CallAction;
  readonly actions?: readonly ActionShape[];
  readonly others?: OtherPagesShape;
  readonly aside?: BlockShape;
}
export interface TextShape extends BlockShape {
  readonly block: 'text';
  /** The kind of what people write. */
  readonly as: string;
  readonly html: string;
}
