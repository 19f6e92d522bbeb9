import activations from '@/messages/back-office/zh/activations.json'
import analytics from '@/messages/back-office/zh/analytics.json'
import articles from '@/messages/back-office/zh/articles.json'
import backups from '@/messages/back-office/zh/backups.json'
import bookkeeping from '@/messages/back-office/zh/bookkeeping.json'
import careers from '@/messages/back-office/zh/careers.json'
import catalog from '@/messages/back-office/zh/catalog.json'
import common from '@/messages/back-office/zh/common.json'
import coupons from '@/messages/back-office/zh/coupons.json'
import crm from '@/messages/back-office/zh/crm.json'
import customerRecords from '@/messages/back-office/zh/customer-records.json'
import disputes from '@/messages/back-office/zh/disputes.json'
import downloads from '@/messages/back-office/zh/downloads.json'
import feeds from '@/messages/back-office/zh/feeds.json'
import finder from '@/messages/back-office/zh/finder.json'
import giftCards from '@/messages/back-office/zh/gift-cards.json'
import homepage from '@/messages/back-office/zh/homepage.json'
import invoices from '@/messages/back-office/zh/invoices.json'
import licences from '@/messages/back-office/zh/licences.json'
import mail from '@/messages/back-office/zh/mail.json'
import media from '@/messages/back-office/zh/media.json'
import messages from '@/messages/back-office/zh/messages.json'
import newsletter from '@/messages/back-office/zh/newsletter.json'
import orders from '@/messages/back-office/zh/orders.json'
import overview from '@/messages/back-office/zh/overview.json'
import pages from '@/messages/back-office/zh/pages.json'
import payments from '@/messages/back-office/zh/payments.json'
import payouts from '@/messages/back-office/zh/payouts.json'
import plugins from '@/messages/back-office/zh/plugins.json'
import productAlerts from '@/messages/back-office/zh/product-alerts.json'
import providerEvents from '@/messages/back-office/zh/provider-events.json'
import questions from '@/messages/back-office/zh/questions.json'
import refunds from '@/messages/back-office/zh/refunds.json'
import reviews from '@/messages/back-office/zh/reviews.json'
import sales from '@/messages/back-office/zh/sales.json'
import search from '@/messages/back-office/zh/search.json'
import seo from '@/messages/back-office/zh/seo.json'
import settings from '@/messages/back-office/zh/settings.json'
import shell from '@/messages/back-office/zh/shell.json'
import siteImages from '@/messages/back-office/zh/site-images.json'
import staff from '@/messages/back-office/zh/staff.json'
import supplierFeeds from '@/messages/back-office/zh/supplier-feeds.json'
import tabHelp from '@/messages/back-office/zh/tab-help.json'
import taxReports from '@/messages/back-office/zh/tax-reports.json'
import translations from '@/messages/back-office/zh/translations.json'

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
