import activations from '@/messages/back-office/es/activations.json'
import analytics from '@/messages/back-office/es/analytics.json'
import articles from '@/messages/back-office/es/articles.json'
import backups from '@/messages/back-office/es/backups.json'
import bookkeeping from '@/messages/back-office/es/bookkeeping.json'
import careers from '@/messages/back-office/es/careers.json'
import catalog from '@/messages/back-office/es/catalog.json'
import common from '@/messages/back-office/es/common.json'
import coupons from '@/messages/back-office/es/coupons.json'
import crm from '@/messages/back-office/es/crm.json'
import customerRecords from '@/messages/back-office/es/customer-records.json'
import disputes from '@/messages/back-office/es/disputes.json'
import downloads from '@/messages/back-office/es/downloads.json'
import feeds from '@/messages/back-office/es/feeds.json'
import finder from '@/messages/back-office/es/finder.json'
import giftCards from '@/messages/back-office/es/gift-cards.json'
import homepage from '@/messages/back-office/es/homepage.json'
import invoices from '@/messages/back-office/es/invoices.json'
import licences from '@/messages/back-office/es/licences.json'
import mail from '@/messages/back-office/es/mail.json'
import media from '@/messages/back-office/es/media.json'
import messages from '@/messages/back-office/es/messages.json'
import newsletter from '@/messages/back-office/es/newsletter.json'
import orders from '@/messages/back-office/es/orders.json'
import overview from '@/messages/back-office/es/overview.json'
import pages from '@/messages/back-office/es/pages.json'
import payments from '@/messages/back-office/es/payments.json'
import payouts from '@/messages/back-office/es/payouts.json'
import plugins from '@/messages/back-office/es/plugins.json'
import productAlerts from '@/messages/back-office/es/product-alerts.json'
import providerEvents from '@/messages/back-office/es/provider-events.json'
import questions from '@/messages/back-office/es/questions.json'
import refunds from '@/messages/back-office/es/refunds.json'
import reviews from '@/messages/back-office/es/reviews.json'
import sales from '@/messages/back-office/es/sales.json'
import search from '@/messages/back-office/es/search.json'
import seo from '@/messages/back-office/es/seo.json'
import settings from '@/messages/back-office/es/settings.json'
import shell from '@/messages/back-office/es/shell.json'
import siteImages from '@/messages/back-office/es/site-images.json'
import staff from '@/messages/back-office/es/staff.json'
import supplierFeeds from '@/messages/back-office/es/supplier-feeds.json'
import tabHelp from '@/messages/back-office/es/tab-help.json'
import taxReports from '@/messages/back-office/es/tax-reports.json'
import translations from '@/messages/back-office/es/translations.json'

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
