import { DEFAULT_LOCALE, TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'

/** What a mail may say in the owner's words, and which variables each kind has. */

/** The parts that the owner may word. The subject and the heading are one line. */
export const WORD_FIELDS = [
  'subject',
  'heading',
  'opening',
  'closing',
  'signature',
  'footer',
] as const
export type WordField = (typeof WORD_FIELDS)[number]

export const MAX_SUBJECT_LENGTH = 200
export const MAX_WORDS_LENGTH = 2000

const GROUPS = [
  'all',
  'orders',
  'keys',
  'refunds',
  'links',
  'answers',
  'marketing',
  'staff',
  'owner',
] as const
type Definition = {
  group: (typeof GROUPS)[number]
  /** Beside those that every mail has ({@link EVERYWHERE}). */
  variables: readonly string[]
  /** Where the opening says what has to be said: the owner's words then stand above it instead of in its place. */
  keepsOpening?: true
}

const EVERYWHERE = ['storeName', 'supportEmail'] as const

const ORDER = ['customerName', 'orderNumber'] as const

/**
 * Every kind of mail to buyers, staff and other people whose words are the owner's. Kinds of the outbox that say different
 * things have one for each; `all` is what stands in each of these mails, and `owner` is for the mails to the owner.
 */
const MAIL_TEXT_KINDS = {
  all: { group: 'all', variables: [] },
  order_delivery: { group: 'orders', variables: [...ORDER, 'total'] },
  order_waiting: { group: 'orders', variables: [...ORDER, 'total'] },
  order_rest: { group: 'orders', variables: [...ORDER, 'total'] },
  order_again: { group: 'orders', variables: [...ORDER, 'total'] },
  order_by_hand: { group: 'orders', variables: ORDER },
  gift_delivery: { group: 'orders', variables: ['recipientName', 'buyerName'] },
  gift_receipt: { group: 'orders', variables: [...ORDER, 'total'], keepsOpening: true },
  gift_card: { group: 'orders', variables: ['recipientName', 'amount'] },
  payment_link: { group: 'orders', variables: ['customerName', 'total'] },
  electronic_invoice: { group: 'orders', variables: [...ORDER, 'documentNumber'] },
  supply_confirmation: { group: 'orders', variables: ORDER, keepsOpening: true },
  supply_waiting: { group: 'orders', variables: ORDER, keepsOpening: true },
  order_address_changed: { group: 'orders', variables: ORDER, keepsOpening: true },
  key_replacement: { group: 'keys', variables: [...ORDER, 'productName'] },
  key_recalled: { group: 'keys', variables: [...ORDER, 'productName'], keepsOpening: true },
  key_report_received: { group: 'keys', variables: [...ORDER, 'productName'] },
  key_report_decided: { group: 'keys', variables: [...ORDER, 'productName'] },
  refund_request_received: { group: 'refunds', variables: ORDER },
  refund_made: { group: 'refunds', variables: [...ORDER, 'amount'] },
  order_cancelled: { group: 'refunds', variables: [...ORDER, 'amount'], keepsOpening: true },
  refund_declined: { group: 'refunds', variables: ORDER },
  withdrawal_received: { group: 'refunds', variables: ['customerName'], keepsOpening: true },
  withdrawal_answered: { group: 'refunds', variables: ['customerName'], keepsOpening: true },
  order_access: { group: 'links', variables: ORDER },
  refund_access: { group: 'links', variables: ORDER },
  library_access: { group: 'links', variables: [] },
  library_passkey_added: { group: 'links', variables: [], keepsOpening: true },
  own_data_link: { group: 'links', variables: [] },
  own_data_erased: { group: 'links', variables: [], keepsOpening: true },
  contact_received: { group: 'answers', variables: [] },
  contact_answer: { group: 'answers', variables: ['customerName', 'messageSubject'] },
  question_answered: { group: 'answers', variables: ['productName'] },
  review_report_received: { group: 'answers', variables: [], keepsOpening: true },
  review_report_decided: { group: 'answers', variables: [], keepsOpening: true },
  review_removed: { group: 'answers', variables: ['productName'], keepsOpening: true },
  application_received: { group: 'answers', variables: ['customerName', 'jobTitle'] },
  review_request: { group: 'marketing', variables: ORDER },
  cart_reminder: { group: 'marketing', variables: [] },
  term_reminder: {
    group: 'marketing',
    variables: [...ORDER, 'productName', 'endDate', 'daysLeft'],
  },
  product_alert_confirm: { group: 'marketing', variables: ['productName'], keepsOpening: true },
  product_alert_price: { group: 'marketing', variables: ['productName', 'price'] },
  product_alert_stock: { group: 'marketing', variables: ['productName', 'price'] },
  newsletter_confirm: { group: 'marketing', variables: [], keepsOpening: true },
  newsletter_welcome: { group: 'marketing', variables: [] },
  newsletter_known: { group: 'marketing', variables: [] },
  // Around what its author wrote, which no words reach.
  mailing: { group: 'marketing', variables: ['originalSubject'], keepsOpening: true },
  password_reset: { group: 'staff', variables: ['username'], keepsOpening: true },
  staff_invitation: { group: 'staff', variables: ['username', 'invitedBy'], keepsOpening: true },
  // One for all of them: each says what happened, which stays.
  owner: { group: 'owner', variables: ['originalSubject'], keepsOpening: true },
} as const satisfies Record<string, Definition>

export type MailTextKind = keyof typeof MAIL_TEXT_KINDS

type OwnVariable<K extends MailTextKind> = (typeof MAIL_TEXT_KINDS)[K]['variables'][number]
export type MailVariable = OwnVariable<MailTextKind> | (typeof EVERYWHERE)[number]

/** Which words a mail has, and what its variables stand for in it. */
export type MailWords = {
  [K in MailTextKind]: { kind: K; values: Record<OwnVariable<K>, string> }
}[MailTextKind]

export const isMailTextKind = (name: string): name is MailTextKind =>
  Object.hasOwn(MAIL_TEXT_KINDS, name)

/** All kinds, in the order in which they are listed. */
export const MAIL_TEXT_KIND_NAMES = Object.keys(MAIL_TEXT_KINDS).filter(isMailTextKind)

/** The kinds by what they are about. */
export const MAIL_GROUPS = GROUPS.map((group) => ({
  group,
  kinds: MAIL_TEXT_KIND_NAMES.filter((kind) => MAIL_TEXT_KINDS[kind].group === group),
}))

/** The variables that the words of a kind may have. */
export const variablesOf = (kind: MailTextKind): MailVariable[] => [
  ...MAIL_TEXT_KINDS[kind].variables,
  ...EVERYWHERE,
]

/** What of a kind the owner may word. */
export const fieldsOf = (kind: MailTextKind): readonly WordField[] =>
  kind === 'all' ? ['signature', 'footer'] : WORD_FIELDS.filter((field) => field !== 'footer')

/** The languages that mails of a kind are written in: those to the owner are English. */
export const languagesOf = (kind: MailTextKind): readonly TranslatedLocale[] =>
  kind === 'owner' ? [DEFAULT_LOCALE] : TRANSLATED_LOCALES

/** Whether the opening of a kind stays, because it says what has to be said. */
export const keepsOpening = (kind: MailTextKind): boolean => {
  const definition: Definition = MAIL_TEXT_KINDS[kind]
  return definition.keepsOpening === true
}
