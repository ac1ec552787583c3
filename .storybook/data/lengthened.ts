/** A full answer whose names and texts are far longer than anybody hopes for, in three scripts. */
import { mapValues } from './map-values.ts';

const longWords = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Konstantynopolitańczykowianeczka ze Szczebrzeszyna',
  'Превысокомногорассмотрительствующий Водогрязеторфопарафинолечебница',
];

/** Keys that people read; names that other parts of the answer refer to stay as they are. */
const readable =
  /(DisplayName|DisplayValue|Description|Details|Event|Note|Title|Company|Street|City|Text)$|^(CompanyName|Firstname|Lastname)$/;

export function lengthened(full: unknown): unknown {
  let next = 0;
  return mapValues(full, (value, key) =>
    typeof value === 'string' && readable.test(key) ? `${value} ${longWords[next++ % longWords.length]}` : value,
  );
}
