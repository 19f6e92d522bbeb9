import activations from '@/messages/back-office/ja/activations.json'
import analytics from '@/messages/back-office/ja/analytics.json'
import articles from '@/messages/back-office/ja/articles.json'
import backups from '@/messages/back-office/ja/backups.json'
import bookkeeping from '@/messages/back-office/ja/bookkeeping.json'
import careers from '@/messages/back-office/ja/careers.json'
import catalog from '@/messages/back-office/ja/catalog.json'
import common from '@/messages/back-office/ja/common.json'
import coupons from '@/messages/back-office/ja/coupons.json'
import crm from '@/messages/back-office/ja/crm.json'
import customerRecords from '@/messages/back-office/ja/customer-records.json'
import disputes from '@/messages/back-office/ja/disputes.json'
import downloads from '@/messages/back-office/ja/downloads.json'
import feeds from '@/messages/back-office/ja/feeds.json'
import finder from '@/messages/back-office/ja/finder.json'
import giftCards from '@/messages/back-office/ja/gift-cards.json'
import homepage from '@/messages/back-office/ja/homepage.json'
import invoices from '@/messages/back-office/ja/invoices.json'
import licences from '@/messages/back-office/ja/licences.json'
import mail from '@/messages/back-office/ja/mail.json'
import media from '@/messages/back-office/ja/media.json'
import messages from '@/messages/back-office/ja/messages.json'
import newsletter from '@/messages/back-office/ja/newsletter.json'
import orders from '@/messages/back-office/ja/orders.json'
import overview from '@/messages/back-office/ja/overview.json'
import pages from '@/messages/back-office/ja/pages.json'
import payments from '@/messages/back-office/ja/payments.json'
import payouts from '@/messages/back-office/ja/payouts.json'
import plugins from '@/messages/back-office/ja/plugins.json'
import productAlerts from '@/messages/back-office/ja/product-alerts.json'
import providerEvents from '@/messages/back-office/ja/provider-events.json'
import questions from '@/messages/back-office/ja/questions.json'
import refunds from '@/messages/back-office/ja/refunds.json'
import reviews from '@/messages/back-office/ja/reviews.json'
import sales from '@/messages/back-office/ja/sales.json'
import search from '@/messages/back-office/ja/search.json'
import seo from '@/messages/back-office/ja/seo.json'
import settings from '@/messages/back-office/ja/settings.json'
import shell from '@/messages/back-office/ja/shell.json'
import siteImages from '@/messages/back-office/ja/site-images.json'
import staff from '@/messages/back-office/ja/staff.json'
import supplierFeeds from '@/messages/back-office/ja/supplier-feeds.json'
import tabHelp from '@/messages/back-office/ja/tab-help.json'
import taxReports from '@/messages/back-office/ja/tax-reports.json'
import translations from '@/messages/back-office/ja/translations.json'

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
