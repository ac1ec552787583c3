/** Every manifest exports what it says by default: that is where everybody looks for it. */
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  product.empty.map((file) => {
    const helper = file.includes('/operations/') ? 'operation' : 'screen';
    return {
      ...at(product, file, `${helper}('`),
      text: `This file exports nothing by default. Write "export default ${helper}('…', { … })".`,
    };
  });
