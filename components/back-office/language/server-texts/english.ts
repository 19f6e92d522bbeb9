/**
 * What the server says to its staff, in the words of lib/ and with names for what is filled in. The API answers in
 * English; the back office shows these in the language of the page. What is not listed stays English.
 */
export const SERVER_TEXTS = [
  // Refusals.
  'There is no such product',
  '{name} must be at least {min}',
] as const

export type ServerText = (typeof SERVER_TEXTS)[number]
export type TranslatedServerTexts = Readonly<Record<ServerText, string>>
