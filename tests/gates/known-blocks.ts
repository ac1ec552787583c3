/** The kinds of blocks that the comparison of browser and server tells apart. */
import type {
  CallConsoleShape,
  ChartShape,
  ChoosingShape,
  CountShape,
  CustomShape,
  FactsShape,
  FormShape,
  GivenShape,
  LinksShape,
  ListShape,
  PanelsShape,
  StackShape,
  TableShape,
  ViewShape,
  WizardShape,
} from '../../src/define/shapes/block-shapes.ts';
import type { ArrangeShape, PanelsFromShape, TextShape } from '../../src/define/shapes/panel-shapes.ts';
import type {
  CompareShape,
  DocumentShape,
  LanesShape,
  MatrixShape,
} from '../../src/define/shapes/side-by-side-shapes.ts';
import type { TimelineShape } from '../../src/define/shapes/timeline-shape.ts';

export type KnownBlock =
  | TableShape
  | FormShape
  | ViewShape
  | FactsShape
  | PanelsShape
  | StackShape
  | GivenShape
  | CustomShape
  | CountShape
  | LinksShape
  | ChartShape
  | WizardShape
  | CompareShape
  | MatrixShape
  | PanelsFromShape
  | ArrangeShape
  | ListShape
  | TimelineShape
  | ChoosingShape
  | DocumentShape
  | TextShape
  | LanesShape
  | CallConsoleShape;
