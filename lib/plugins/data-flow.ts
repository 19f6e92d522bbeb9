/** What of the store's data a plugin hands to its provider, or lets visitors' browsers hand to it. */
export const SHARED_DATA = [
  'orders',
  'buyers',
  'billing',
  'cards',
  'carts',
  'products',
  'subscribers',
  'reviews',
  'mails',
  'messages',
  'chats',
  'visits',
  'visitors',
  'choices',
  'pages',
  'traffic',
  'everything',
] as const
export type SharedData = (typeof SHARED_DATA)[number]

/** What a plugin reads at its provider. */
export const LEARNED_DATA = [
  'payments',
  'payouts',
  'payers',
  'bounces',
  'answers',
  'choices',
  'searches',
  'articles',
  'catalogue',
] as const
export type LearnedData = (typeof LEARNED_DATA)[number]
