/** Sentences of the source as readers take them: without the numbers of requirements and notes to the compiler. */
export const readable = (sentence: string): string =>
  sentence.replace(/ \((?:[A-Z]+-\d+[^)]*|NoInfer[^)]*|ledger[^)]*)\)/g, '');
