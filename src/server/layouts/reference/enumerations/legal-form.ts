/** Legal forms of companies in the countries of the marketplace, each under its own country's name. */
import { enumeration } from '../enumeration.ts';

const limited = (short: string): readonly [string, string, string] => [
  `Limited liability company (${short})`,
  `Gesellschaft mit beschränkter Haftung (${short})`,
  `Spółka z ograniczoną odpowiedzialnością (${short})`,
];
const stock = (short: string): readonly [string, string, string] => [
  `Stock corporation (${short})`,
  `Aktiengesellschaft (${short})`,
  `Spółka akcyjna (${short})`,
];
const partnership = (short: string): readonly [string, string, string] => [
  `Limited partnership (${short})`,
  `Kommanditgesellschaft (${short})`,
  `Spółka komandytowa (${short})`,
];

export default enumeration('LegalForm', {
  GmbH: limited('GmbH'),
  AG: stock('AG'),
  KG: partnership('KG'),
  GmbHCoKG: partnership('GmbH & Co. KG'),
  EG: ['Cooperative (eG)', 'Genossenschaft (eG)', 'Spółdzielnia (eG)'],
  EV: ['Registered association (e. V.)', 'Eingetragener Verein (e. V.)', 'Stowarzyszenie zarejestrowane (e. V.)'],
  SpZoo: limited('Sp. z o.o.'),
  SpK: partnership('sp.k.'),
  SA: stock('S.A.'),
  SAS: ['Simplified stock company (SAS)', 'Vereinfachte Aktiengesellschaft (SAS)', 'Uproszczona spółka akcyjna (SAS)'],
  SARL: limited('SARL'),
  SRL: limited('S.r.l.'),
  SpA: stock('S.p.A.'),
  SL: limited('S.L.'),
  Lda: limited('Lda.'),
  BV: limited('B.V.'),
  NV: stock('N.V.'),
  Oy: limited('Oy'),
  AB: stock('AB'),
  Ltd: limited('Ltd'),
  SRO: limited('s.r.o.'),
  Kft: limited('Kft.'),
  Zrt: stock('Zrt.'),
  EOOD: limited('ЕООД'),
  AD: stock('АД'),
  TOV: limited('ТОВ'),
  AE: stock('Α.Ε.'),
  EPE: limited('Ε.Π.Ε.'),
  AS: stock('A.Ş.'),
  LtdSti: limited('Ltd. Şti.'),
  KK: stock('株式会社'),
  LLC: limited('LLC'),
  SoleTrader: ['Sole trader', 'Einzelunternehmen', 'Jednoosobowa działalność gospodarcza'],
  Other: ['Other', 'Sonstige', 'Inna'],
});
