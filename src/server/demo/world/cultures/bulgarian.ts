/** Bulgaria. */
import { culture } from './culture.ts';

export const bulgarian = culture({
  language: 'bg',
  women: `Биляна|Bilyana, Весела|Vesela, Гергана|Gergana, Десислава|Desislava, Елисавета|Elisaveta, Здравка|Zdravka,
    Йорданка|Yordanka, Калина|Kalina, Радостина|Radostina, Цветелина|Tsvetelina`,
  men: `Асен|Asen, Борислав|Borislav, Веселин|Veselin, Герасим|Gerasim, Димитър|Dimitar, Живко|Zhivko, Красимир|Krasimir,
    Любомир|Lyubomir, Огнян|Ognyan, Цветан|Tsvetan`,
  families: `Ангелов|Angelov/Ангелова|Angelova, Бояджиев|Boyadzhiev/Бояджиева|Boyadzhieva, Витанов|Vitanov/Витанова|Vitanova,
    Градинаров|Gradinarov/Градинарова|Gradinarova, Желязков|Zhelyazkov/Желязкова|Zhelyazkova, Кръстев|Krastev/Кръстева|Krasteva,
    Мутафчиев|Mutafchiev/Мутафчиева|Mutafchieva, Подколзин|Podkolzin/Подколзина|Podkolzina, Стоянов|Stoyanov/Стоянова|Stoyanova,
    Хаджиниколов|Hadzhinikolov/Хаджиниколова|Hadzhinikolova, Щерев|Shterev/Щерева|Shtereva, Юруков|Yurukov/Юрукова|Yurukova`,
  streets: `ул. Розова долина, бул. Витоша, ул. Морска, пл. Възраждане, ул. Лавандула, ул. Хан Крум`,
  departments: `Ръководство, Счетоводство, Доставки, Продажби > Обслужване на клиенти, Информационни технологии, Склад,
    Производство > Дестилация`,
  titles: {
    Management: 'Управител/Управителка',
    Finance: 'Счетоводител/Счетоводителка',
    InformationTechnology: 'Системен администратор/Системна администраторка',
    Purchasing: 'Специалист доставки',
    Sales: 'Търговски представител/Търговска представителка',
    Operations: 'Началник производство',
  },
});
