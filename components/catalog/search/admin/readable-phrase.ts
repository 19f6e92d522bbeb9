/** A phrase of a use as it is read: the mark of a beginning is for the search. */
export const readablePhrase = (phrase: string): string => phrase.replaceAll('*', '…')
