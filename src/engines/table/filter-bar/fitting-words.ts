/** Words within a box: whole where they fit, else shorter ones; half of what can be found says less than "Find". */
import { type RefObject, useEffect, useState } from 'react';

/** @param words what stands in the box while it is empty. @param shorter what stands there where they would be cut. */
export function useFittingWords(box: RefObject<HTMLInputElement | null>, words: string, shorter: string): string {
  const [fits, setFits] = useState(true);
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    const look = () => setFits(widthOf(words, input) <= roomOf(input));
    const watching = new ResizeObserver(look);
    watching.observe(input);
    // In another font they are of another width.
    void document.fonts.ready.then(look);
    return () => watching.disconnect();
  }, [box, words]);
  return fits ? words : shorter;
}

function widthOf(words: string, input: HTMLInputElement): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(input);
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return canvas.measureText(words).width;
}

/** Half a pixel is lost where widths are rounded. */
function roomOf(input: HTMLInputElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(input);
  return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1;
}
