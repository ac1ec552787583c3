/** Portugal. */
import { culture } from './culture.ts';

export const portuguese = culture({
  language: 'pt',
  women: `Ana Luísa, Benedita, Conceição, Fátima, Graça, Inês, Leonor, Maria João, Mafalda, Natércia, Rosário, Teresa`,
  men: `Afonso, Bento, Cândido, Duarte, Estêvão, Gonçalo, João Pedro, Joaquim, Luís Filipe, Nuno, Simão, Tomé`,
  families: `Albuquerque, Brandão e Silva, Carvalhal, da Conceição, de Magalhães, Falcão, Guimarães, Leitão, Mourão,
    Noronha Cabral, Pestana, Simões, Vasconcelos`,
  streets: `Rua da Alegria, Avenida da Liberdade, Largo do Chafariz, Travessa das Flores, Rua dos Azulejos,
    Estrada Nacional`,
  departments: `Administração, Contabilidade, Compras, Vendas > Apoio ao cliente, Informática, Recursos humanos, Produção`,
  titles: {
    Management: 'Diretor-geral/Diretora-geral',
    Finance: 'Contabilista',
    InformationTechnology: 'Administrador de sistemas/Administradora de sistemas',
    Purchasing: 'Comprador/Compradora',
    Sales: 'Gestor comercial/Gestora comercial',
    Operations: 'Chefe de produção',
  },
});
