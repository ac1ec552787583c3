/** Ukraine. */
import { culture } from './culture.ts';

export const ukrainian = culture({
  language: 'en',
  women: `Оксана|Oksana, Соломія|Solomiia, Катерина|Kateryna, Ганна|Hanna, Ярослава|Yaroslava, Людмила|Liudmyla,
    Надія|Nadiia, Уляна|Uliana, Христина|Khrystyna`,
  men: `Тарас|Taras, Богдан|Bohdan, Остап|Ostap, Мирослав|Myroslav, Андрій|Andrii, Юрій|Yurii, Євген|Yevhen,
    Василь|Vasyl, Григорій|Hryhorii`,
  families: `Кравченко|Kravchenko, Шевчук|Shevchuk, Лисенко|Lysenko, Гончаренко|Honcharenko, Мельник|Melnyk,
    Заболотний|Zabolotnyi/Заболотна|Zabolotna, Дніпровський|Dniprovskyi/Дніпровська|Dniprovska, Ткаченко|Tkachenko,
    Підгайний|Pidhainyi/Підгайна|Pidhaina, Щербак|Shcherbak`,
  streets: `вул. Набережна, вул. Хвильова, просп. Миру, вул. Вишнева, пров. Млиновий`,
  departments: `Керівництво, Бухгалтерія, Закупівлі, Продажі > Підтримка клієнтів, ІТ-відділ, Склад`,
  titles: {
    Management: 'Директор/Директорка',
    Finance: 'Бухгалтер/Бухгалтерка',
    InformationTechnology: 'Системний адміністратор/Системна адміністраторка',
    Purchasing: 'Фахівець із закупівель/Фахівчиня із закупівель',
    Sales: 'Менеджер з продажу/Менеджерка з продажу',
    Operations: 'Начальник виробництва/Начальниця виробництва',
  },
});
