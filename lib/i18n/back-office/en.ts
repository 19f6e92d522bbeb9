import activations from '@/messages/back-office/en/activations.json'
import analytics from '@/messages/back-office/en/analytics.json'
import articles from '@/messages/back-office/en/articles.json'
import backups from '@/messages/back-office/en/backups.json'
import bookkeeping from '@/messages/back-office/en/bookkeeping.json'
import careers from '@/messages/back-office/en/careers.json'
import catalog from '@/messages/back-office/en/catalog.json'
import common from '@/messages/back-office/en/common.json'
import coupons from '@/messages/back-office/en/coupons.json'
import crm from '@/messages/back-office/en/crm.json'
import customerRecords from '@/messages/back-office/en/customer-records.json'
import disputes from '@/messages/back-office/en/disputes.json'
import downloads from '@/messages/back-office/en/downloads.json'
import feeds from '@/messages/back-office/en/feeds.json'
import finder from '@/messages/back-office/en/finder.json'
import giftCards from '@/messages/back-office/en/gift-cards.json'
import homepage from '@/messages/back-office/en/homepage.json'
import invoices from '@/messages/back-office/en/invoices.json'
import licences from '@/messages/back-office/en/licences.json'
import mail from '@/messages/back-office/en/mail.json'
import media from '@/messages/back-office/en/media.json'
import messages from '@/messages/back-office/en/messages.json'
import newsletter from '@/messages/back-office/en/newsletter.json'
import orders from '@/messages/back-office/en/orders.json'
import overview from '@/messages/back-office/en/overview.json'
import pages from '@/messages/back-office/en/pages.json'
import payments from '@/messages/back-office/en/payments.json'
import payouts from '@/messages/back-office/en/payouts.json'
import plugins from '@/messages/back-office/en/plugins.json'
import productAlerts from '@/messages/back-office/en/product-alerts.json'
import providerEvents from '@/messages/back-office/en/provider-events.json'
import questions from '@/messages/back-office/en/questions.json'
import refunds from '@/messages/back-office/en/refunds.json'
import reviews from '@/messages/back-office/en/reviews.json'
import sales from '@/messages/back-office/en/sales.json'
import search from '@/messages/back-office/en/search.json'
import seo from '@/messages/back-office/en/seo.json'
import settings from '@/messages/back-office/en/settings.json'
import shell from '@/messages/back-office/en/shell.json'
import siteImages from '@/messages/back-office/en/site-images.json'
import staff from '@/messages/back-office/en/staff.json'
import supplierFeeds from '@/messages/back-office/en/supplier-feeds.json'
import tabHelp from '@/messages/back-office/en/tab-help.json'
import taxReports from '@/messages/back-office/en/tax-reports.json'
import translations from '@/messages/back-office/en/translations.json'

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
