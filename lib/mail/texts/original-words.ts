import 'server-only'
import type { MailTranslator } from '@/components/mail/delivery-mail'
import { inBraces } from '@/lib/core/braced-words'
import { mailTranslator } from '@/lib/mail/compose-kit'
import type { OwnWords } from './contracts'
import type { MailTextKind, MailVariable } from './kinds'

type Original = Pick<OwnWords, 'subject' | 'heading' | 'opening'> & {
  /** The paragraphs after the opening, where they are always the same. */
  more?: string[]
  /** What its button says. */
  action?: string
}

const place = (variable: MailVariable) => inBraces(variable)

const orderNumber = place('orderNumber')
const productName = place('productName')
const storeName = place('storeName')
const buyer = place('buyerName')
const amount = place('amount')
const price = place('price')

/** A number of days that no text names, so that it is found where the variable stands. */
const DAYS = 77

type Writer = (t: MailTranslator, hello: string) => Original

/** What each kind says without words of the owner's; where it has several forms, the usual one. */
const WRITERS: Record<MailTextKind, Writer> = {
  all: () => ({}),
  order_delivery: (t, heading) => ({
    subject: t('subject', { orderNumber }),
    heading,
    opening: t('intro'),
  }),
  order_waiting: (t, heading) => ({
    subject: t('subjectWaiting', { orderNumber }),
    heading,
    opening: t('intro'),
  }),
  order_rest: (t, heading) => ({
    subject: t('subjectLater', { orderNumber }),
    heading,
    opening: t('introLater'),
  }),
  order_again: (t, heading) => ({
    subject: t('subjectAgain', { orderNumber }),
    heading,
    opening: t('introAgain'),
  }),
  order_by_hand: (t, heading) => ({
    subject: t('byHand.subject', { orderNumber }),
    heading,
    opening: t('byHand.text'),
    action: t('viewOrder'),
  }),
  gift_delivery: (t) => ({
    subject: t('gift.subject', { buyer }),
    heading: t('greeting', { name: place('recipientName') }),
    opening: t('gift.intro', { buyer }),
  }),
  gift_receipt: (t, heading) => ({
    subject: t('gift.receiptSubject', { orderNumber }),
    heading,
    opening: t('gift.receiptIntro', { recipient: 'grace@example.com', time: '…' }),
  }),
  gift_card: (t) => ({
    subject: t('giftCard.subject', { amount, storeName }),
    heading: t('greeting', { name: place('recipientName') }),
    opening: t('giftCard.text', { amount, storeName }),
    more: [t('activation.gift_card')],
    action: t('giftCard.shop'),
  }),
  payment_link: (t, heading) => ({
    subject: t('paymentLink.subject', { storeName }),
    heading,
    opening: t('paymentLink.text', { storeName }),
    action: t('paymentLink.action'),
  }),
  electronic_invoice: (t, heading) => ({
    subject: t('eInvoice.invoice', { number: place('documentNumber'), orderNumber }),
    heading,
    opening: t('eInvoice.attached'),
  }),
  supply_confirmation: (t, heading) => ({
    subject: t('supply.confirmedSubject', { orderNumber }),
    heading,
    opening: t('supply.confirmed', { time: '…' }),
  }),
  supply_waiting: (t, heading) => ({
    subject: t('supply.waitsSubject', { orderNumber }),
    heading,
    opening: t('supply.waits', { time: '…' }),
    more: [t('supply.waitsRight')],
  }),
  order_address_changed: (t, heading) => ({
    subject: t('addressChanged.subject', { orderNumber }),
    heading,
    opening: t('addressChanged.text', { orderNumber, email: 'a…@example.com' }),
  }),
  key_replacement: (t, heading) => ({
    subject: t('replacement.subject', { orderNumber }),
    heading,
    opening: t('replacement.text', { productName }),
  }),
  key_recalled: (t, heading) => ({
    subject: t('recalled.subject', { orderNumber }),
    heading,
    opening: t('recalled.text', { productName }),
  }),
  key_report_received: (t, heading) => ({
    subject: t('keyReport.receivedSubject', { orderNumber }),
    heading,
    opening: t('keyReport.received'),
  }),
  key_report_decided: (t, heading) => ({
    subject: t('keyReport.decidedSubject', { orderNumber }),
    heading,
    opening: t('keyReport.answered'),
  }),
  refund_request_received: (t, heading) => ({
    subject: t('refundRequest.subject', { orderNumber }),
    heading,
    opening: t('refundRequest.received'),
    more: [t('refundRequest.doNotActivate')],
  }),
  refund_made: (t, heading) => ({
    subject: t('refund.subject', { orderNumber }),
    heading,
    opening: t('refund.whole', { amount }),
    more: [t('refund.allKeysEnd')],
    action: t('viewOrder'),
  }),
  order_cancelled: (t, heading) => ({
    subject: t('refund.cancelledSubject', { orderNumber }),
    heading,
    opening: t('refund.cancelled', { amount }),
    action: t('viewOrder'),
  }),
  refund_declined: (t, heading) => ({
    subject: t('refund.declinedSubject', { orderNumber }),
    heading,
    opening: t('refund.declined'),
    action: t('viewOrder'),
  }),
  withdrawal_received: (t, heading) => ({
    subject: t('withdrawal.receivedSubject'),
    heading,
    opening: t('withdrawal.received', { time: '…' }),
    more: [t('withdrawal.receivedOnly')],
  }),
  withdrawal_answered: (t, heading) => ({
    subject: t('withdrawal.answeredSubject'),
    heading,
    opening: t('withdrawal.settled', { time: '…' }),
  }),
  order_access: (t, heading) => ({
    subject: t('orderAccess.subject', { orderNumber }),
    heading,
    opening: t('orderAccess.text'),
    action: t('orderAccess.action'),
  }),
  refund_access: (t, heading) => ({
    subject: t('refundAccess.subject', { orderNumber }),
    heading,
    opening: t('refundAccess.text'),
    action: t('refundAccess.action'),
  }),
  library_access: (t) => ({
    subject: t('libraryAccess.subject', { storeName }),
    opening: t('libraryAccess.text', { storeName }),
    action: t('libraryAccess.action'),
  }),
  library_passkey_added: (t) => ({
    subject: t('libraryPasskey.subject', { storeName }),
    opening: t('libraryPasskey.text', { storeName }),
    action: t('libraryPasskey.action'),
  }),
  own_data_link: (t) => ({
    subject: t('ownDataLink.subject', { storeName }),
    opening: t('ownDataLink.text', { storeName }),
    action: t('ownDataLink.action'),
  }),
  own_data_erased: (t) => ({
    subject: t('ownDataErased.subject', { storeName }),
    opening: t('ownDataErased.text', { storeName }),
  }),
  contact_received: (t) => ({
    subject: t('contact.receivedSubject'),
    heading: t('contact.receivedHeading'),
    opening: t('contact.receivedBody', { hours: 0 }),
  }),
  contact_answer: (t, heading) => ({
    subject: t('contact.answerSubject', { subject: place('messageSubject') }),
    heading,
  }),
  question_answered: (t) => ({
    subject: t('question.subject', { product: productName }),
    opening: t('question.answered', { storeName, product: productName }),
    action: t('question.view'),
  }),
  review_report_received: (t) => ({
    subject: t('reviewReport.receivedSubject'),
    opening: t('reviewReport.received', { date: '…' }),
    more: [t('reviewReport.next')],
  }),
  review_report_decided: (t) => ({
    subject: t('reviewReport.decidedSubject'),
    opening: t('reviewReport.kept', { date: '…' }),
  }),
  review_removed: (t) => ({
    subject: t('reviewRemoved.subject', { product: productName }),
    opening: t('reviewRemoved.hide', { product: productName, date: '…' }),
    action: t('reviewRemoved.contact'),
  }),
  application_received: (t, hello) => ({
    subject: t('careers.receivedSubject', { job: place('jobTitle') }),
    heading: t('careers.receivedHeading'),
    opening: hello,
  }),
  review_request: (t, heading) => ({
    subject: t('review.subject', { storeName }),
    heading,
    opening: t('review.text', { storeName }),
    action: t('review.action'),
  }),
  cart_reminder: (t) => ({
    subject: t('cartReminder.subject', { storeName }),
    opening: t('cartReminder.text', { storeName }),
    action: t('cartReminder.action'),
  }),
  term_reminder: (t, heading) => ({
    subject: t('termReminder.subject', { product: productName, days: DAYS }).replace(
      String(DAYS),
      place('daysLeft'),
    ),
    heading,
    opening: t('termReminder.text', { storeName }),
    more: [t('termReminder.noRenewal')],
    action: t('termReminder.action'),
  }),
  product_alert_confirm: (t) => ({
    subject: t('productAlerts.confirmSubject', { count: 1, product: productName }),
    opening: t('productAlerts.confirmBody', { count: 1 }),
    action: t('productAlerts.confirmAction'),
  }),
  product_alert_price: (t) => ({
    subject: t('productAlerts.priceSubject', { product: productName, price }),
    opening: t('productAlerts.priceBody'),
    action: t('productAlerts.view'),
  }),
  product_alert_stock: (t) => ({
    subject: t('productAlerts.stockSubject', { product: productName }),
    opening: t('productAlerts.stockBody'),
    action: t('productAlerts.view'),
  }),
  newsletter_confirm: (t) => ({
    subject: t('newsletter.confirmSubject', { storeName }),
    opening: t('newsletter.confirmBody', { storeName }),
    action: t('newsletter.confirmAction'),
  }),
  newsletter_welcome: (t) => ({
    subject: t('newsletter.welcomeSubject', { storeName }),
    opening: t('newsletter.welcomeBody'),
    more: [t('newsletter.welcomeMore')],
    action: t('newsletter.welcomeAction'),
  }),
  owner: (t) => ({
    subject: place('originalSubject'),
    opening: t('owner.newOrderBody', { orderNumber: '…' }),
    action: t('owner.openOrder'),
  }),
  mailing: () => ({ subject: place('originalSubject') }),
  password_reset: (t) => ({
    subject: t('passwordReset.subject', { storeName }),
    opening: t('passwordReset.body', { storeName, username: place('username') }),
    action: t('passwordReset.action'),
  }),
  staff_invitation: (t) => ({
    subject: t('staffInvitation.subject', { storeName }),
    opening: t('staffInvitation.body', {
      storeName,
      username: place('username'),
      invitedBy: place('invitedBy'),
    }),
    action: t('staffInvitation.action'),
  }),
  newsletter_known: (t) => ({
    subject: t('newsletter.knownSubject', { storeName }),
    opening: t('newsletter.knownBody', { storeName }),
  }),
}

/** What a kind of mail says in a language without words of the owner's, with its variables in braces. */
export async function originalWords(kind: MailTextKind, language: string): Promise<Original> {
  const t = await mailTranslator(language)
  return WRITERS[kind](t, t('greeting', { name: place('customerName') }))
}
