/** Texts that are longer than the place they stand in: buttons, tabs, heads of columns, entries of menus, words in boxes that find. */
import type { Page } from 'playwright-core';

/** One line for each: what it is, and what it says. What the reader can scroll to, or is shown in full beside, is no fault. */
export const overgrown = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What another width means for it, a page draws with its next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const places =
      'button, [role="button"], [role="tab"], th:not([scope="row"], [role="rowheader"]), [role="columnheader"], [role^="menuitem"], nav a';
    const kindOf = (each: Element): string =>
      each.closest('th, [role="columnheader"]')
        ? 'columnheader'
        : (each.getAttribute('role') ?? each.tagName.toLowerCase());
    const isSeen = (each: Element): boolean => {
      const { width, height } = each.getBoundingClientRect();
      const { visibility, opacity } = getComputedStyle(each);
      return width > 2 && height > 2 && visibility !== 'hidden' && opacity !== '0';
    };
    /** What screen readers alone are told takes no place. */
    const isForReaders = (part: HTMLElement): boolean => {
      const { clip, clipPath } = getComputedStyle(part);
      return part.offsetWidth <= 1 || clip !== 'auto' || clipPath !== 'none';
    };
    const lettersOf = (each: HTMLElement): readonly DOMRect[] => {
      const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      const rectangles: DOMRect[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.textContent?.trim() || !parent || (parent !== each && isForReaders(parent))) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        rectangles.push(...range.getClientRects());
      }
      return rectangles;
    };
    /** Whatever in it cuts its letters off. */
    const cuts = (each: HTMLElement): boolean =>
      [each, ...each.querySelectorAll<HTMLElement>('*')].some((part) => {
        const { overflowX } = getComputedStyle(part);
        if (isForReaders(part) || part.scrollWidth <= part.clientWidth + 1 || !/hidden|clip/.test(overflowX))
          return false;
        return (part.innerText ?? '').trim() !== '';
      });
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    /** What stands in an empty box is no part of the document: it is measured. */
    const isWiderThan = (box: HTMLInputElement): boolean => {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(box);
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return canvas.measureText(box.placeholder).width > room + 1.5;
    };
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type="search"][placeholder]')]
      .filter((box) => isSeen(box) && box.value === '' && isWiderThan(box))
      .map((box) => `box "${box.placeholder}"`);
    const wrong = [...document.querySelectorAll<HTMLElement>(places)]
      .filter((each) => isSeen(each) && each.innerText.trim() !== '')
      .filter((each) => {
        const box = each.getBoundingClientRect();
        const leaves = ({ left, right, bottom }: DOMRect) =>
          right > box.right + 1.5 || left < box.left - 1.5 || bottom > box.bottom + 3;
        return cuts(each) || lettersOf(each).some(leaves);
      })
      .map((each) => `${kindOf(each)} "${each.innerText.trim().slice(0, 60)}"`);
    return [...wrong, ...boxes];
  });
