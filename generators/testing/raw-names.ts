/** What a program says to itself and no person should read or hear: values without a text, names of fields, texts with holes. */

/**
 * Runs in the page, so it needs nothing from outside; answers each fault with the element that says it.
 * What stands in <code>, <pre> and <textarea> may say what it likes, their names may not; what people wrote ([data-literal]) may.
 */
export function rawNames(): string[] {
  const missing = /\[object |\bundefined\b|\bNaN\b|\bInvalid Date\b|\{\w+\}/;
  const fieldName = /^(?:[a-z]+(?:[A-Z][a-z0-9]+)+|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+|\w+(?:[._]\w+)+)$/;
  const unread = 'script, style, [data-literal]';
  const literal = 'code, pre, textarea';
  const spoken = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ];
  const labels =
    'label, legend, button, th, [role=columnheader], [role=tab], [role=menuitem], [role=option], h1, h2, h3, h4, dt';
  const faults: string[] = [];
  const told = (element: Element, text: string): void => {
    const { tagName, className } = element;
    faults.push(`raw-text: "${text.slice(0, 80)}" in ${tagName.toLowerCase()}.${String(className).split(' ')[0]}`);
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(unread)) continue;
    const shown = element.textContent.trim();
    for (const name of spoken) {
      const text = element.getAttribute(name)?.trim() ?? '';
      // Values that are cut off are repeated in a title: they are judged as what is shown.
      if (name === 'title' && text === shown) continue;
      if (missing.test(text) || fieldName.test(text)) told(element, text);
    }
    if (element.closest(literal)) continue;
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
    if (missing.test(text) || (element.matches(labels) && fieldName.test(text))) told(element, text);
  }
  return faults;
}
