/** Whether the database can keep a text: it takes every character but the zero one and halves of those that stand in pairs. */
const unkept = /[\0\p{Surrogate}]/u;

export const isStorable = (text: string): boolean => !unkept.test(text);
