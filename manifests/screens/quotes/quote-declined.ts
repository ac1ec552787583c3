/** Where a quote leads that was declined by its link, which opens nothing any more. */
import { facts, screen } from '#define';

export default screen('/quote-declined', {
  title: 'Quote declined',
  layout: 'plain',
  access: 'public',
  body: facts({ text: 'The seller is told. The link of the letter opens nothing any more.' }),
});
