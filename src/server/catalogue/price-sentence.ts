/** What the log says of a changed price: which one and from when, and no amount. */
import { type Sentence, sentence } from '../calls/sentence.ts';
import type { PriceNote } from './change-prices.ts';
import type { OwnService } from './find.ts';
import { nameOfItem } from './items.ts';

export const priceSentence = ({ product_name }: OwnService, { item, from, day }: PriceNote): Sentence =>
  sentence('{service}: {item} from quantity {quantity}, from {day}', {
    service: product_name,
    item: nameOfItem(item),
    quantity: from,
    day: { is: 'day', name: day },
  });
