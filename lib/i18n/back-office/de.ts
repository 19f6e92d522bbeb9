import activations from '@/messages/back-office/de/activations.json'
import analytics from '@/messages/back-office/de/analytics.json'
import articles from '@/messages/back-office/de/articles.json'
import backups from '@/messages/back-office/de/backups.json'
import bookkeeping from '@/messages/back-office/de/bookkeeping.json'
import careers from '@/messages/back-office/de/careers.json'
import catalog from '@/messages/back-office/de/catalog.json'
import common from '@/messages/back-office/de/common.json'
import coupons from '@/messages/back-office/de/coupons.json'
import crm from '@/messages/back-office/de/crm.json'
import customerRecords from '@/messages/back-office/de/customer-records.json'
import disputes from '@/messages/back-office/de/disputes.json'
import downloads from '@/messages/back-office/de/downloads.json'
import feeds from '@/messages/back-office/de/feeds.json'
import finder from '@/messages/back-office/de/finder.json'
import giftCards from '@/messages/back-office/de/gift-cards.json'
import homepage from '@/messages/back-office/de/homepage.json'
import invoices from '@/messages/back-office/de/invoices.json'
import licences from '@/messages/back-office/de/licences.json'
import mail from '@/messages/back-office/de/mail.json'
import media from '@/messages/back-office/de/media.json'
import messages from '@/messages/back-office/de/messages.json'
import newsletter from '@/messages/back-office/de/newsletter.json'
import orders from '@/messages/back-office/de/orders.json'
import overview from '@/messages/back-office/de/overview.json'
import pages from '@/messages/back-office/de/pages.json'
import payments from '@/messages/back-office/de/payments.json'
import payouts from '@/messages/back-office/de/payouts.json'
import plugins from '@/messages/back-office/de/plugins.json'
import productAlerts from '@/messages/back-office/de/product-alerts.json'
import providerEvents from '@/messages/back-office/de/provider-events.json'
import questions from '@/messages/back-office/de/questions.json'
import refunds from '@/messages/back-office/de/refunds.json'
import reviews from '@/messages/back-office/de/reviews.json'
import sales from '@/messages/back-office/de/sales.json'
import search from '@/messages/back-office/de/search.json'
import seo from '@/messages/back-office/de/seo.json'
import settings from '@/messages/back-office/de/settings.json'
import shell from '@/messages/back-office/de/shell.json'
import siteImages from '@/messages/back-office/de/site-images.json'
import staff from '@/messages/back-office/de/staff.json'
import supplierFeeds from '@/messages/back-office/de/supplier-feeds.json'
import tabHelp from '@/messages/back-office/de/tab-help.json'
import taxReports from '@/messages/back-office/de/tax-reports.json'
import translations from '@/messages/back-office/de/translations.json'

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
