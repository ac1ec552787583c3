/** Legal forms of companies in the countries of the marketplace, each under its own country's name. */
import { inContext } from '../../../../define/in-context.ts';
import { enumeration } from '../enumeration.ts';
import type { Words } from '../texts.ts';

const limited = (short: string): Words => ['Limited liability company ({short})', { short }];
const stock = (short: string): Words => ['Stock corporation ({short})', { short }];
const partnership = (short: string): Words => ['Limited partnership ({short})', { short }];

export default enumeration('LegalForm', {
  GmbH: limited('GmbH'),
  AG: stock('AG'),
  KG: partnership('KG'),
  GmbHCoKG: partnership('GmbH & Co. KG'),
  EG: 'Cooperative (eG)',
  EV: 'Registered association (e. V.)',
  SpZoo: limited('Sp. z o.o.'),
  SpK: partnership('sp.k.'),
  SA: stock('S.A.'),
  SAS: 'Simplified stock company (SAS)',
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
  TOO: limited('ТОО'),
  AE: stock('Α.Ε.'),
  EPE: limited('Ε.Π.Ε.'),
  AS: stock('A.Ş.'),
  LtdSti: limited('Ltd. Şti.'),
  KK: stock('株式会社'),
  LLC: limited('LLC'),
  SoleTrader: 'Sole trader',
  Other: inContext('Other', 'of a list'),
});
