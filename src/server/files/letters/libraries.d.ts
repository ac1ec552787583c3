/** What is used of libraries that come without types. */
declare module 'fontkit' {
  export interface FontFace {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(glyph: number): { readonly advanceWidth: number };
  }
  export function create(bytes: Uint8Array): FontFace;
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
