/** Kazakhstan, whose companies write to their suppliers abroad in Russian. */
import { culture } from './culture.ts';

export const russian = culture({
  language: 'ru',
  women: `Айгуль|Aigul, Вера|Vera, Галина|Galina, Динара|Dinara, Жанна|Zhanna, Лариса|Larisa, Мадина|Madina, Наталья|Natalya,
    Сауле|Saule, Тамара|Tamara`,
  men: `Аскар|Askar, Бауыржан|Bauyrzhan, Виктор|Viktor, Даурен|Dauren, Ербол|Erbol, Игорь|Igor, Марат|Marat, Нурлан|Nurlan,
    Сергей|Sergey, Тимур|Timur`,
  families: `Абенов|Abenov/Абенова|Abenova, Белозёров|Belozyorov/Белозёрова|Belozyorova, Жумабаев|Zhumabaev/Жумабаева|Zhumabaeva,
    Исаев|Isaev/Исаева|Isaeva, Ковалёв|Kovalyov/Ковалёва|Kovalyova, Мукашев|Mukashev/Мукашева|Mukasheva,
    Нургалиев|Nurgaliev/Нургалиева|Nurgalieva, Оспанов|Ospanov/Оспанова|Ospanova, Цой|Tsoi, Щербинин|Shcherbinin/Щербинина|Shcherbinina`,
  streets: `пр. Абая, ул. Яблоневая, ул. Сатпаева, пр. Достык, ул. Степная, ул. Железнодорожная`,
  departments: `Руководство, Бухгалтерия, Закупки, Продажи > Работа с клиентами, ИТ-отдел, Склад`,
  titles: {
    Management: 'Генеральный директор',
    Finance: 'Бухгалтер',
    InformationTechnology: 'Системный администратор',
    Purchasing: 'Специалист по закупкам',
    Sales: 'Менеджер по продажам',
    Operations: 'Начальник производства',
  },
});
