import activations from '@/messages/back-office/fr/activations.json'
import analytics from '@/messages/back-office/fr/analytics.json'
import articles from '@/messages/back-office/fr/articles.json'
import backups from '@/messages/back-office/fr/backups.json'
import bookkeeping from '@/messages/back-office/fr/bookkeeping.json'
import careers from '@/messages/back-office/fr/careers.json'
import catalog from '@/messages/back-office/fr/catalog.json'
import common from '@/messages/back-office/fr/common.json'
import coupons from '@/messages/back-office/fr/coupons.json'
import crm from '@/messages/back-office/fr/crm.json'
import customerRecords from '@/messages/back-office/fr/customer-records.json'
import disputes from '@/messages/back-office/fr/disputes.json'
import downloads from '@/messages/back-office/fr/downloads.json'
import feeds from '@/messages/back-office/fr/feeds.json'
import finder from '@/messages/back-office/fr/finder.json'
import giftCards from '@/messages/back-office/fr/gift-cards.json'
import homepage from '@/messages/back-office/fr/homepage.json'
import invoices from '@/messages/back-office/fr/invoices.json'
import licences from '@/messages/back-office/fr/licences.json'
import mail from '@/messages/back-office/fr/mail.json'
import media from '@/messages/back-office/fr/media.json'
import messages from '@/messages/back-office/fr/messages.json'
import newsletter from '@/messages/back-office/fr/newsletter.json'
import orders from '@/messages/back-office/fr/orders.json'
import overview from '@/messages/back-office/fr/overview.json'
import pages from '@/messages/back-office/fr/pages.json'
import payments from '@/messages/back-office/fr/payments.json'
import payouts from '@/messages/back-office/fr/payouts.json'
import plugins from '@/messages/back-office/fr/plugins.json'
import productAlerts from '@/messages/back-office/fr/product-alerts.json'
import providerEvents from '@/messages/back-office/fr/provider-events.json'
import questions from '@/messages/back-office/fr/questions.json'
import refunds from '@/messages/back-office/fr/refunds.json'
import reviews from '@/messages/back-office/fr/reviews.json'
import sales from '@/messages/back-office/fr/sales.json'
import search from '@/messages/back-office/fr/search.json'
import seo from '@/messages/back-office/fr/seo.json'
import settings from '@/messages/back-office/fr/settings.json'
import shell from '@/messages/back-office/fr/shell.json'
import siteImages from '@/messages/back-office/fr/site-images.json'
import staff from '@/messages/back-office/fr/staff.json'
import supplierFeeds from '@/messages/back-office/fr/supplier-feeds.json'
import tabHelp from '@/messages/back-office/fr/tab-help.json'
import taxReports from '@/messages/back-office/fr/tax-reports.json'
import translations from '@/messages/back-office/fr/translations.json'

export default {
  activations,
  analytics,
  articles,
  backups,
  bookkeeping,
  careers,
  catalog,
  common,
  coupons,
  crm,
  'customer-records': customerRecords,
  disputes,
  downloads,
  feeds,
  finder,
  'gift-cards': giftCards,
  homepage,
  invoices,
  licences,
  mail,
  media,
  messages,
  newsletter,
  orders,
  overview,
  pages,
  payments,
  payouts,
  plugins,
  'product-alerts': productAlerts,
  'provider-events': providerEvents,
  questions,
  refunds,
  reviews,
  sales,
  search,
  seo,
  settings,
  shell,
  'site-images': siteImages,
  staff,
  'supplier-feeds': supplierFeeds,
  'tab-help': tabHelp,
  'tax-reports': taxReports,
  translations,
}
