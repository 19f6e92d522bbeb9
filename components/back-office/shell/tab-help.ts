import type { BackOfficeMessages } from '@/lib/i18n/back-office/messages'

type Help = BackOfficeMessages['tab-help']
type Question = { [Tab in keyof Help]: `${Tab}.${keyof Help[Tab] & string}` }[keyof Help]

/**
 * What people ask about each tab, in order: names of texts with short answers. Figures and rules stand in
 * docs/operations.md at greater length.
 */
export const TAB_HELP: Readonly<Record<keyof Help, readonly Question[]>> = {
  overview: ['overview.listedFirst', 'overview.findOneThing'],
  analytics: ['analytics.dayBegins', 'analytics.giftCards'],
  orders: ['orders.keyBroken', 'orders.mistypedAddress', 'orders.refundPending'],
  payments: ['payments.paidWithoutOrder', 'payments.disputed', 'payments.whichPayout'],
  coupons: ['coupons.stop', 'coupons.free'],
  sales: ['sales.changedByHand', 'sales.joins'],
  'gift-cards': ['gift-cards.sell', 'gift-cards.onHold'],
  taxes: ['taxes.rates', 'taxes.accountant'],
  products: [
    'products.outOfStock',
    'products.changeMany',
    'products.goesOnSale',
    'products.oldAddresses',
  ],
  categories: ['categories.deleted'],
  keys: ['keys.whoSees', 'keys.supplierBlocks'],
  search: ['search.findNothing'],
  customers: ['customers.personalData', 'customers.block', 'customers.twoAddresses'],
  messages: ['messages.answer'],
  reviews: ['reviews.decline'],
  questions: ['questions.whoReads'],
  newsletter: ['newsletter.whoGets', 'newsletter.tryIt'],
  homepage: ['homepage.othersLook'],
  articles: ['articles.publishesItself'],
  pages: ['pages.language', 'pages.form', 'pages.menus'],
  'mail-texts': ['mail-texts.stillOriginal'],
  images: ['images.cantDelete'],
  theme: ['theme.whenSeen'],
  'website-images': ['website-images.size'],
  seo: ['seo.empty'],
  settings: ['settings.whenApplies'],
  plugins: ['plugins.switchOff', 'plugins.receiverMisses', 'plugins.restore'],
  users: ['users.whichRole', 'users.leaves'],
}
