/** A pen over the pages: texts by their line boxes, as a browser places them, in CSS pixels on A4. */
import { drawLine, type Pages } from '../letters/draw-line.ts';
import type { Weight } from '../letters/faces.ts';
import { linesOf } from '../letters/line-breaks.ts';
import { widthOf } from '../letters/shaped-line.ts';

export const sheet = { left: 76, right: 730, top: 57, bottom: 1079 } as const;
export const colours = {
  ink: '#191d24',
  quiet: '#646d79',
  middle: '#4d5662',
  line: '#d3d8de',
  fineLine: '#e4e7eb',
  accent: '#1867c0',
  tint: '#f4f7fc',
} as const;

export interface TextStyle {
  readonly size: number;
  /** Height of a line. */
  readonly height: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly spacing?: number;
}

export class Paper {
  readonly pages: Pages;
  /** Characters that no face has. */
  readonly missing = new Set<string>();

  constructor(pages: Pages) {
    this.pages = pages;
  }

  addPage(): void {
    this.pages.addPage();
    this.pages.scale(0.75);
  }

  /** One line whose box begins at `top`. */
  text(text: string, left: number, top: number, style: TextStyle): void {
    const { size, height, weight = 400, colour = colours.ink, spacing = 0 } = style;
    // Where letters of the first face stand in a line of that height.
    const baseline = top + (height - size * 1.21) / 2 + size * 0.96875;
    const missing = drawLine(this.pages, text, [left, baseline], { size, weight, colour, spacing });
    for (const character of missing) this.missing.add(character);
  }

  /** The same, ending at `right`. */
  textTo(text: string, right: number, top: number, style: TextStyle): void {
    this.text(text, right - widthOf(text, style.size, style.weight), top, style);
  }

  /** Answers where the next one begins. */
  lines(lines: readonly string[], left: number, top: number, style: TextStyle): number {
    for (const [index, line] of lines.entries()) this.text(line, left, top + index * style.height, style);
    return top + lines.length * style.height;
  }

  paragraph(text: string, left: number, top: number, room: number, style: TextStyle): number {
    return this.lines(linesOf(text, room, style.size, style.weight), left, top, style);
  }

  rule(
    top: number,
    { height = 0.75, colour = colours.line as string, left = sheet.left as number, right = sheet.right as number } = {},
  ): void {
    this.pages.rect(left, top, right - left, height).fill(colour);
  }
}
