/** A text as it stands in HTML or XML, within an element or a quoted attribute. */
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapedMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
