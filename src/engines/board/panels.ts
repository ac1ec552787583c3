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

/** The width of every panel in twelfths: as many as fit stand in a row, and together they fill it unless somebody has set their widths. */
export function spansOf(panels: readonly PanelShape[]): readonly number[] {
  const rows: PanelShape[][] = [];
  let left = 0;
  for (const panel of panels) {
    if (quarters(panel) > left) {
      rows.push([]);
      left = 4;
    }
    rows.at(-1)?.push(panel);
    left -= quarters(panel);
  }
  return rows.flatMap((row) => {
    const sum = row.reduce((total, panel) => total + quarters(panel), 0);
    return row.map((panel) => panel.span ?? Math.min(most(panel), (12 * quarters(panel)) / sum));
  });
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
