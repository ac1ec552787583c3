/** What sellers of the demo world have offered their other customers, in the languages of these. */

export interface FurtherQuote {
  readonly buyer: string;
  readonly name: string;
  readonly state: 'Draft' | 'Sent' | 'Accepted' | 'Rejected' | 'Expired' | 'Superseded' | 'Ordered';
  readonly service: string;
  readonly units: number;
  /** In percent, of its first fee. */
  readonly discount?: number;
  /** Since it was begun, before the world's own moment. */
  readonly days: number;
  readonly note?: string;
  /** Why it was not wanted. */
  readonly reason?: string;
  readonly isOfOldTool?: true;
  /** It takes the place of the one before it. */
  readonly isNextVersion?: true;
}

const of = (
  [buyer, name, service]: readonly [buyer: string, name: string, service: string],
  state: FurtherQuote['state'],
  [units, days]: readonly [units: number, days: number],
  more: Pick<FurtherQuote, 'discount' | 'note' | 'reason' | 'isOfOldTool' | 'isNextVersion'> = {},
): FurtherQuote => ({ buyer, name, service, state, units, days, ...more });

const trois = 'Fromagerie des Trois Clochers SAS';
const carpatina = 'Transporturi Carpatina S.A.';
const donau = 'Donau-Dampfschifffahrtsgesellschaft mbH';

export const furtherQuotes: readonly FurtherQuote[] = [
  of([donau, 'Postfächer für die Saison', 'Mailbox Business'], 'Superseded', [30, 40]),
  of([donau, 'Postfächer für die Saison', 'Mailbox Business'], 'Sent', [25, 16], {
    ...{ discount: 6, isNextVersion: true, note: 'Wie besprochen mit 25 statt 30 Postfächern.' },
  }),
  of([donau, 'Postfächer der Leitstelle', 'Mailbox Business'], 'Ordered', [1, 0]),
  of(
    ['Zahnärztliche Abrechnungsgenossenschaft eG', 'Postfächer der Zweigstellen', 'Mailbox Business'],
    'Ordered',
    [1, 0],
  ),
  of(['Üxküll', 'Sicherung des Archivs', 'Backup Vault'], 'Accepted', [2, 19], { discount: 4 }),
  of(['Alpenglück Uhrenmanufaktur AG', 'Arbeitsplätze Ateliers', 'Virtual Desktop Plus'], 'Sent', [12, 11], {
    discount: 7.5,
  }),
  of(['Alpenglück Uhrenmanufaktur AG', 'Rahmenofferte 2025', 'Mailbox Business'], 'Expired', [20, 210], {
    isOfOldTool: true,
  }),
  of(['Kauppahuone Hyvönen & Määttä Oy', 'Postilaatikot myymälöille', 'Mailbox Business'], 'Sent', [18, 9]),
  of(['Vihreälaakson Sahateollisuus Oy', 'Varmuuskopiot sahalle', 'Backup Vault'], 'Draft', [3, 6]),
  of(['Molenwijk Fietsenfabriek B.V.', 'Werkplekken montagehal', 'Virtual Desktop Plus'], 'Rejected', [8, 33], {
    reason: 'Wij wachten tot de verhuizing klaar is',
  }),
  of([trois, 'Postes de travail de la cave', 'Virtual Desktop Plus'], 'Superseded', [14, 48]),
  of([trois, 'Postes de travail de la cave', 'Virtual Desktop Plus'], 'Accepted', [10, 24], {
    ...{ discount: 10, isNextVersion: true, note: 'Dix postes pour commencer, comme convenu.' },
  }),
  of(['Officine Ponteverde S.r.l.', 'Caselle per il magazzino', 'Mailbox Business'], 'Sent', [9, 13], { discount: 3 }),
  of(['Cantine Sociali Valsorda S.p.A.', 'Accordo quadro 2025', 'Mailbox Business'], 'Expired', [16, 260], {
    isOfOldTool: true,
  }),
  of(
    ['Talleres Hidráulicos Montealegre, S.L.', 'Copias de seguridad del taller', 'Backup Vault'],
    'Rejected',
    [2, 41],
    {
      reason: 'El presupuesto de este año está cerrado',
    },
  ),
  of(['Conservas Ría del Mirlo, S.A.', 'Protección de equipos', 'Endpoint Shield'], 'Draft', [40, 4], { discount: 5 }),
  of(['Brackenford Engineering Ltd', 'Seats for the drawing office', 'Virtual Desktop Plus'], 'Sent', [22, 8], {
    discount: 9,
  }),
  of(['Serração Monte da Lua, Lda.', 'Caixas de correio da serração', 'Mailbox Business'], 'Accepted', [11, 27]),
  of(['株式会社さくら物流', '倉庫のメールボックス', 'Mailbox Business'], 'Sent', [35, 12], { discount: 5 }),
  of(['Wielkopolskie Zakłady Mięsne Sp. z o.o.', 'Ochrona stanowisk', 'Endpoint Shield'], 'Sent', [60, 10], {
    discount: 8,
  }),
  of(['Żółta Łódź Sp. z o.o.', 'Umowa ramowa 2025', 'Mailbox Business'], 'Rejected', [12, 150], {
    ...{ reason: 'Zarząd wybrał inną ofertę', isOfOldTool: true },
  }),
  of(['Magyar Hajnalcsillag Kereskedelmi Kft.', 'Postafiókok az üzleteknek', 'Mailbox Business'], 'Draft', [15, 3]),
  of(['Tiszavirág Informatikai Zrt.', 'Felhőszolgáltatások 2023', 'Backup Vault'], 'Ordered', [1, 0]),
  of([carpatina, 'Căsuțe poștale pentru depouri', 'Mailbox Business'], 'Sent', [28, 14], { discount: 4.5 }),
  of(['ТОВ «Дніпровська Хвиля»', 'Поштові скриньки для складу', 'Mailbox Business'], 'Expired', [7, 320], {
    isOfOldTool: true,
  }),
  of(['Kapadokya Seramik Sanayi ve Ticaret Ltd. Şti.', 'Atölye posta kutuları', 'Mailbox Business'], 'Sent', [19, 7], {
    discount: 6,
  }),
  of(['Σύρος Ναυτιλιακή Α.Ε.', 'Αντίγραφα ασφαλείας στόλου', 'Backup Vault'], 'Accepted', [2, 21]),
  of(['شركة النور للتقنية', 'صناديق بريد للفرع الجديد', 'Mailbox Business'], 'Draft', [24, 5], { isOfOldTool: true }),
];
