/** Panels as the server keeps them on a page, and the tiles of a board that they are. */
import type { BlockShape, PanelShape } from '../../define/shapes/block-shapes.ts';
import type { PanelFileShape } from '../../define/shapes/panel-shapes.ts';
import { kindOf } from '../access/block-kinds.ts';

export interface PlacedPanel {
  readonly Key: string;
  readonly Panel: string;
  readonly Title?: string;
  readonly Width?: number;
  readonly Html?: string;
}

export interface Tile extends PanelShape {
  readonly key: string;
  readonly file: PanelFileShape;
  readonly placed: PlacedPanel;
}

/** One of an older or newer version that is not there is left out. */
export function tilesOf(files: readonly PanelFileShape[], placed: readonly PlacedPanel[]): readonly Tile[] {
  return placed.flatMap((each) => {
    const file = files.find(({ name }) => name === each.Panel);
    return file ? [tileOf(file, each)] : [];
  });
}

/** A text has its words from the page, and a figure is called what people call it. */
function bodyOf({ body }: PanelFileShape, { Title, Html }: PlacedPanel): BlockShape {
  if (body.block === 'text') return { ...body, html: Html ?? '' } as BlockShape;
  return Title !== undefined && kindOf(body).isFigure ? ({ ...body, named: Title } as BlockShape) : body;
}

const tileOf = (file: PanelFileShape, placed: PlacedPanel): Tile => ({
  title: file.title,
  ...(file.needs !== undefined && { needs: file.needs }),
  ...(file.width !== undefined && { width: file.width }),
  body: bodyOf(file, placed),
  key: placed.Key,
  ...(placed.Title !== undefined ? { named: placed.Title } : file.body.block === 'text' ? { named: '' } : {}),
  ...(placed.Width !== undefined && { span: placed.Width }),
  file,
  placed,
});

/** Those of the page that nobody has arranged. */
export const standardPanels = (files: readonly PanelFileShape[]): readonly PlacedPanel[] =>
  files.filter(({ place }) => place !== undefined).map(({ name }) => ({ Key: name, Panel: name }));

/** A new one of this kind, under a key that no other has. */
export function newPanel(file: PanelFileShape, among: readonly PlacedPanel[]): PlacedPanel {
  const taken = new Set(among.map(({ Key }) => Key));
  let key = file.name.slice(0, 36);
  for (let n = 2; taken.has(key); n += 1) key = `${file.name.slice(0, 36)}-${n}`;
  return { Key: key, Panel: file.name, ...(file.body.block === 'text' && { Width: 12, Html: '' }) };
}
