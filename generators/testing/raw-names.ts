/** What a program says to itself and no person should read or hear: values without a text, names of fields, texts with holes. */

/**
 * Runs in the page, so it needs nothing from outside; answers each fault with the element that says it.
 * Texts in <code>, <pre> and what people wrote themselves ([data-literal]) may say what they like.
 */
export function rawNames(): string[] {
  const missing = /\[object |\bundefined\b|\bNaN\b|\bInvalid Date\b|\{\w+\}/;
  const fieldName = /^(?:[a-z]+(?:[A-Z][a-z0-9]+)+|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+|\w+(?:[._]\w+)+)$/;
  const literal = 'code, pre, script, style, textarea, [data-literal]';
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
    if (element.closest(literal)) continue;
    for (const name of spoken) {
      const text = element.getAttribute(name)?.trim() ?? '';
      if (missing.test(text) || (name === 'aria-label' && fieldName.test(text))) told(element, text);
    }
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
    if (missing.test(text) || (element.matches(labels) && fieldName.test(text))) told(element, text);
  }
  return faults;
}
