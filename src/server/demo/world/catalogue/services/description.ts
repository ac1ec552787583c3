/** The description of a service: its own paragraph, what is in it, and what holds for its category and its vendor. */
import { escapedMarkup } from '../../../../../rules/text/escaped-markup.ts';
import type { CatalogueTexts } from '../texts/catalogue-texts.ts';
import type { DemoService } from './service.ts';

export function descriptionOf({ key, category, vendor }: DemoService, texts: CatalogueTexts): string {
  const { lead = '', points = [] } = texts.services[key] ?? {};
  const items = points.map((point) => `<li>${escapedMarkup(point)}</li>`).join('');
  const after = [texts.practice[category], texts.vendors[vendor]?.place ?? '']
    .map((text) => `<p>${escapedMarkup(text)}</p>`)
    .join('');
  return `<p>${escapedMarkup(lead)}</p><h3>${escapedMarkup(texts.contains)}</h3><ul>${items}</ul>${after}`;
}
