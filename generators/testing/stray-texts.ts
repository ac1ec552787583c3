/** Texts for screen readers that leave what scrolls them: the page around would scroll on to where nothing is to be seen. */

/** Runs in a page, so it needs nothing from outside. One text for each: what it says, and what it leaves. */
export function strayTexts(): string[] {
  const hidden = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (each) => each.offsetWidth === 1 && each.offsetHeight === 1 && getComputedStyle(each).position === 'absolute',
  );
  const left = (text: HTMLElement): Element | undefined => {
    for (let at = text.parentElement; at && at !== text.offsetParent; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
    }
    return undefined;
  };
  return hidden.flatMap((text) => {
    const scroller = left(text);
    return scroller ? [`stray-text: "${text.textContent}" leaves ${scroller.className}`] : [];
  });
}
