/** Which panels of a board or of tabs are there for this person, how wide they are, and which one is open. */

import type { PanelShape } from '../../define/shapes/block-shapes.ts';
import type { Capabilities } from '../../rules/access/capabilities.ts';
import { kindOf } from '../access/block-kinds.ts';
import { allowed, panelGate } from '../access/gate.ts';

/** Panels whose calls this person may not make are not there (SOLO-5: a tile that does not apply is no empty hole). */
export const panelsFor = <Panel extends PanelShape>(panels: readonly Panel[], held: Capabilities): readonly Panel[] =>
  panels.filter((panel) => allowed(panelGate(panel), held));

/** Tells a tile of a board from the others. */
export const tileKey = ({ key, title }: PanelShape): string => key ?? panelKey(title);

/** As people have called it, else its own title; one without any is said by its kind. */
export const tileTitle = ({ named, title }: PanelShape, t: (text: string) => string): string => named || t(title);

export const isFigure = (panel: PanelShape): boolean => kindOf(panel.body).isFigure === true;

/** In quarters of the row. A number alone needs one, anything else two. */
const quarters = ({ span, width, ...panel }: PanelShape): number => {
  if (span !== undefined) return span / 3;
  return width === 3 ? 4 : (width ?? (isFigure(panel) ? 1 : 2));
};

/** How far a tile may stretch to fill its row, in twelfths: a number that is too wide looks lost. */
const most = (panel: PanelShape): number => (isFigure(panel) ? 4 : quarters(panel) === 1 ? 6 : 12);

/** A number whose width nobody has set. */
const isPlain = (panel: PanelShape): boolean =>
  isFigure(panel) && panel.span === undefined && panel.width === undefined;

/** Numbers one behind the other, in rows of at most four that are as full as each other: nothing high stands beside them. */
function rowsOfFigures(figures: readonly PanelShape[]): readonly (readonly PanelShape[])[] {
  const count = Math.ceil(figures.length / 4);
  const [least, wider] = [Math.floor(figures.length / count), figures.length % count];
  const begins = Array.from({ length: count }, (_row, index) => index * least + Math.min(index, wider));
  return begins.map((begin, index) => figures.slice(begin, begins[index + 1]));
}

/** The numbers that follow each other from here on. */
const figuresFrom = (panels: readonly PanelShape[], at: number): readonly PanelShape[] => {
  const end = panels.findIndex((panel, index) => index >= at && !isPlain(panel));
  return panels.slice(at, end < 0 ? undefined : end);
};

/** The width of every panel in twelfths: as many as fit stand in a row, and together they fill it unless somebody has set their widths. */
export function spansOf(panels: readonly PanelShape[]): readonly number[] {
  const spans: number[] = [];
  let row: PanelShape[] = [];
  const close = () => {
    const sum = row.reduce((total, panel) => total + quarters(panel), 0);
    spans.push(...row.map((panel) => panel.span ?? Math.min(most(panel), (12 * quarters(panel)) / sum)));
    row = [];
  };
  for (let at = 0; at < panels.length; ) {
    const figures = figuresFrom(panels, at);
    if (figures.length >= 3) {
      close();
      spans.push(...rowsOfFigures(figures).flatMap((each) => each.map(() => 12 / each.length)));
      at += figures.length;
      continue;
    }
    const panel = panels[at] as PanelShape;
    if (row.reduce((total, each) => total + quarters(each), quarters(panel)) > 4) close();
    row.push(panel);
    at += 1;
  }
  close();
  return spans;
}

/** Whether a number is the last of an odd number of them: where two stand in a row it has one to itself. */
export function endsOddly(panels: readonly PanelShape[], at: number): boolean {
  const after = panels[at + 1];
  const panel = panels[at];
  if (!panel || !isFigure(panel) || (after && isFigure(after))) return false;
  return (at - panels.findLastIndex((each, index) => index < at && !isFigure(each))) % 2 === 1;
}

/** The name of a panel in the address: 'Pricing rules' is 'pricing-rules'. */
export const panelKey = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The open panel: as the address says, else the first one. */
export const currentPanel = (panels: readonly PanelShape[], key: string | undefined): PanelShape | undefined =>
  panels.find((panel) => panelKey(panel.title) === key) ?? panels[0];
