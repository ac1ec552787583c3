/** The customers of each reseller; all of them are invented. */
import { knownIds } from './account.ts';
import { organisation } from './organisation.ts';

export const ofOwner = [
  organisation('Bücherwurm & Söhne KG', 'KG', 'DE', 'buecherwurm', 'Culture', [7, 2, 4], { created: '2018-10-01' }),
];

export const ofRheinbogen = [
  organisation('Moselschleife Weinhandel GmbH', 'GmbH', 'DE', 'moselschleife', 'Trade', [5, 1, 3], {
    created: '2019-04-11',
    terminated: '2024-06-30',
    reason: 'AnotherProvider',
  }),
];

export const ofOstsee = [
  organisation(
    'Bundesarbeitsgemeinschaft Wasserversorgungstechnik e. V.',
    'EV',
    'DE',
    'wasserversorgungstechnik',
    'PublicSector',
    [26, 6, 8],
    { created: '2019-05-21' },
  ),
  organisation('Rügener Fischkonservenfabrik GmbH', 'GmbH', 'DE', 'ruegenfisch', 'Food', [9, 2, 4], {
    id: knownIds.fish,
    created: '2019-04-02',
    terminated: '2024-11-30',
    reason: 'NoLongerNeeded',
  }),
  organisation('Zahnärztliche Abrechnungsgenossenschaft eG', 'EG', 'DE', 'zahnabrechnung', 'Health', [17, 3, 6], {
    created: '2019-07-06',
  }),
  organisation(
    'Windkraftanlagenwartung Holsteinische Küste GmbH & Co. KG',
    'GmbHCoKG',
    'DE',
    'kuestenwind',
    'Energy',
    [14, 3, 5],
  ),
  organisation('Üxküll', 'SoleTrader', 'DE', 'uexkuell', 'ProfessionalServices', [1, 0, 2]),
  organisation('Alpenglück Uhrenmanufaktur AG', 'AG', 'CH', 'alpenglueck', 'Manufacturing', [13, 3, 5]),
  organisation('Kauppahuone Hyvönen & Määttä Oy', 'Oy', 'FI', 'hyvonen-maatta', 'Trade', [11, 3, 4], {
    created: '2025-02-17',
  }),
  organisation('Vihreälaakson Sahateollisuus Oy', 'Oy', 'FI', 'vihrealaakso', 'Agriculture', [9, 2, 4]),
  organisation('Granitbruket Älvsten AB', 'AB', 'SE', 'alvsten', 'Construction', [8, 2, 3]),
  organisation('株式会社さくら物流', 'KK', 'JP', 'sakura-butsuryu', 'Transport', [16, 4, 6], {
    id: knownIds.sakura,
    created: '2024-04-30',
  }),
  organisation('Molenwijk Fietsenfabriek B.V.', 'BV', 'NL', 'molenwijk', 'Manufacturing', [12, 3, 4]),
  organisation('Van der Heuvelrug & Zonen Scheepsbouw N.V.', 'NV', 'NL', 'heuvelrug', 'Engineering', [18, 4, 6]),
  organisation('Fromagerie des Trois Clochers SAS', 'SAS', 'FR', 'trois-clochers', 'Food', [10, 2, 4]),
  organisation('Officine Ponteverde S.r.l.', 'SRL', 'IT', 'ponteverde', 'Engineering', [11, 3, 4]),
  organisation('Cantine Sociali Valsorda S.p.A.', 'SpA', 'IT', 'valsorda', 'Food', [13, 3, 4]),
  organisation('Talleres Hidráulicos Montealegre, S.L.', 'SL', 'ES', 'montealegre', 'Engineering', [9, 2, 4]),
  organisation('Conservas Ría del Mirlo, S.A.', 'SA', 'ES', 'ria-del-mirlo', 'Food', [14, 3, 5]),
  organisation('Brackenford Engineering Ltd', 'Ltd', 'GB', 'brackenford', 'Engineering', [15, 4, 6]),
  organisation('Serração Monte da Lua, Lda.', 'Lda', 'PT', 'monte-da-lua', 'Agriculture', [7, 1, 3]),
  organisation(
    'Companhia de Azulejos Ribeirinha, S.A.',
    'SA',
    'PT',
    'azulejos-ribeirinha',
    'Manufacturing',
    [10, 2, 4],
  ),
];

/** Came last, so that nobody else's number depends on it. */
export const saryarka = organisation(
  'ТОО «Сарыарка Логистик»',
  'TOO',
  'KZ',
  'saryarka-logistik',
  'Transport',
  [8, 2, 3],
);

export const ofWisla = [
  organisation('Wielkopolskie Zakłady Mięsne Sp. z o.o.', 'SpZoo', 'PL', 'wielkopolskie-miesne', 'Food', [24, 5, 7], {
    created: '2021-12-12',
  }),
  organisation(
    'Zakład Przetwórstwa Owocowo-Warzywnego „Brzoskwinka” S.A.',
    'SA',
    'PL',
    'brzoskwinka',
    'Food',
    [16, 4, 5],
  ),
  organisation('Żółta Łódź Sp. z o.o.', 'SpZoo', 'PL', 'zolta-lodz', 'Tourism', [6, 1, 3]),
  organisation(
    'Pracownia Architektury Świetlik i Wspólnicy sp.k.',
    'SpK',
    'PL',
    'swietlik',
    'Construction',
    [6, 1, 3],
    {
      created: '2021-03-29',
      terminated: '2026-03-31',
      reason: 'Price',
    },
  ),
  organisation('Magyar Hajnalcsillag Kereskedelmi Kft.', 'Kft', 'HU', 'hajnalcsillag', 'Trade', [11, 3, 4]),
  organisation('Tiszavirág Informatikai Zrt.', 'Zrt', 'HU', 'tiszavirag', 'InformationTechnology', [13, 3, 6]),
  organisation('Panificația Dealul Verde S.R.L.', 'SRL', 'RO', 'dealul-verde', 'Food', [9, 2, 3]),
  organisation('Transporturi Carpatina S.A.', 'SA', 'RO', 'carpatina', 'Transport', [12, 3, 5]),
  organisation('ТОВ «Дніпровська Хвиля»', 'TOV', 'UA', 'dniprovska-khvylia', 'Transport', [9, 2, 4]),
];

export const ofBogazici = [
  organisation('Türk-Alman Gümrükleme A.Ş.', 'AS', 'TR', 'turk-alman-gumruk', 'Transport', [8, 2, 3], {
    created: '2020-11-15',
    terminated: '2025-12-31',
    reason: 'Payment',
  }),
  organisation(
    'Kapadokya Seramik Sanayi ve Ticaret Ltd. Şti.',
    'LtdSti',
    'TR',
    'kapadokya-seramik',
    'Manufacturing',
    [12, 3, 4],
  ),
  organisation('Σύρος Ναυτιλιακή Α.Ε.', 'AE', 'GR', 'syros-naftiliaki', 'Transport', [14, 3, 5], {
    created: '2022-03-25',
  }),
  organisation('Ελαιώνες Χρυσής Κοιλάδας Ε.Π.Ε.', 'EPE', 'GR', 'chrysi-koilada', 'Agriculture', [8, 2, 3]),
  organisation('Балкантех Софтуер ЕООД', 'EOOD', 'BG', 'balkantech-softuer', 'InformationTechnology', [13, 3, 6], {
    id: knownIds.balkan,
  }),
  organisation('Розова долина – Етерични масла АД', 'AD', 'BG', 'rozova-dolina', 'Manufacturing', [10, 3, 4]),
  organisation('شركة النور للتقنية', 'LLC', 'AE', 'alnoor-tech', 'InformationTechnology', [12, 3, 5], {
    created: '2023-08-03',
  }),
  organisation('مؤسسة واحة النخيل التجارية', 'SoleTrader', 'SA', 'wahat-alnakheel', 'Trade', [7, 1, 3]),
];
