import { baseCurrencyEndpoints } from '@/lib/bookkeeping/base-currency/endpoints'
import { certificateEndpoints } from '@/lib/bookkeeping/certificates/endpoints'
import { bookkeepingEndpoints } from '@/lib/bookkeeping/endpoints'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { payoutEndpoints } from '@/lib/bookkeeping/payouts/endpoints'
import { taxReportEndpoints } from '@/lib/bookkeeping/tax-reports/endpoints'
import { taxThresholdEndpoints } from '@/lib/bookkeeping/tax-thresholds/endpoints'
import { couponEndpoints } from '@/lib/cart/coupons/endpoints'
import { cartEndpoints } from '@/lib/cart/endpoints'
import { giftCardEndpoints } from '@/lib/cart/gift-cards/endpoints'
import { bundleEndpoints } from '@/lib/catalog/bundles/endpoints'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { productAlertEndpoints } from '@/lib/catalog/product-alerts/endpoints'
import { saleEndpoints } from '@/lib/catalog/sales/endpoints'
import { searchEndpoints } from '@/lib/catalog/search/endpoints'
import { supplierFeedEndpoints } from '@/lib/catalog/supplier-feeds/endpoints'
import { agentEndpoints } from '@/lib/channels/agents/endpoints'
import { feedEndpoints } from '@/lib/channels/feeds/endpoints'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { paymentLinkEndpoints } from '@/lib/checkout/payment-links/endpoints'
import { paymentPageEndpoints } from '@/lib/checkout/payment-page/endpoints'
import { providerEventEndpoints } from '@/lib/checkout/provider-events/endpoints'
import { staffOrderEndpoints } from '@/lib/checkout/staff-orders/endpoints'
import { articlesEndpoints } from '@/lib/content/articles/endpoints'
import { careerEndpoints } from '@/lib/content/careers/endpoints'
import { helpEndpoints } from '@/lib/content/help/endpoints'
import { homepageEndpoints } from '@/lib/content/homepage/endpoints'
import { pagesEndpoints } from '@/lib/content/pages/endpoints'
import { seoEndpoints } from '@/lib/content/seo/endpoints'
import { siteImagesEndpoints } from '@/lib/content/site-images/endpoints'
import { storeTextsEndpoints } from '@/lib/content/store-texts/endpoints'
import { suggestionEndpoints } from '@/lib/content/suggestions/endpoints'
import { translationEndpoints } from '@/lib/content/translations/endpoints'
import { catalogueImportEndpoints } from '@/lib/content/woocommerce/imports/endpoints'
import { articleImportEndpoints } from '@/lib/content/wordpress/imports/endpoints'
import { activationEndpoints } from '@/lib/licences/activations/endpoints'
import { licenceEndpoints } from '@/lib/licences/endpoints'
import { mailEndpoints } from '@/lib/mail/endpoints'
import { mailTextEndpoints } from '@/lib/mail/texts/endpoints'
import { cartReminderEndpoints } from '@/lib/marketing/cart-reminders/endpoints'
import { crmEndpoints } from '@/lib/marketing/crm/handovers/endpoints'
import { newsletterEndpoints } from '@/lib/marketing/newsletter/endpoints'
import { mailingEndpoints } from '@/lib/marketing/newsletter/mailings/endpoints'
import { mediaEndpoints } from '@/lib/media/endpoints'
import { downloadEndpoints } from '@/lib/orders/downloads/endpoints'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { keyReportEndpoints } from '@/lib/orders/key-reports/endpoints'
import { analyticsEndpoints } from '@/lib/overview/analytics/endpoints'
import { overviewEndpoints } from '@/lib/overview/endpoints'
import { finderEndpoints } from '@/lib/overview/finder/endpoints'
import { undoEndpoints } from '@/lib/overview/undo/endpoints'
import { disputeEndpoints } from '@/lib/refunds/disputes/endpoints'
import { refundEndpoints } from '@/lib/refunds/endpoints'
import { recallEndpoints } from '@/lib/refunds/recalls/endpoints'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { questionEndpoints } from '@/lib/reviews/questions/endpoints'
import { backupEndpoints } from '@/lib/security/backups/endpoints'
import { cloudflareEndpoints } from '@/lib/security/cloudflare/endpoints'
import { pluginEndpoints } from '@/lib/server/plugin-catalogue/endpoints'
import { processEndpoints } from '@/lib/server/process-endpoints'
import { customerRecordEndpoints } from '@/lib/service/customer-records/endpoints'
import { helpDeskEndpoints } from '@/lib/service/help-desk/endpoints'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { messageEndpoints } from '@/lib/service/messages/endpoints'
import { savedAnswerEndpoints } from '@/lib/service/messages/saved-answers/endpoints'
import { ownDataEndpoints } from '@/lib/service/own-data/endpoints'
import { withdrawalEndpoints } from '@/lib/service/withdrawals/endpoints'
import { settingsEndpoints } from '@/lib/settings/endpoints'
import { rateEndpoints } from '@/lib/settings/rates/endpoints'
import { apiKeyEndpoints } from '@/lib/staff/api-keys/endpoints'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { documentationEndpoints } from './documentation-endpoints'

/** Every HTTP call of the store. An area declares its own; here they come together. */
export const ENDPOINTS = {
  ...activationEndpoints,
  ...agentEndpoints,
  ...analyticsEndpoints,
  ...apiKeyEndpoints,
  ...articlesEndpoints,
  ...backupEndpoints,
  ...cloudflareEndpoints,
  ...bookkeepingEndpoints,
  ...payoutEndpoints,
  ...careerEndpoints,
  ...cartEndpoints,
  ...cartReminderEndpoints,
  ...catalogEndpoints,
  ...checkoutEndpoints,
  ...pagesEndpoints,
  ...storeTextsEndpoints,
  ...paymentPageEndpoints,
  ...couponEndpoints,
  ...saleEndpoints,
  ...bundleEndpoints,
  ...crmEndpoints,
  ...articleImportEndpoints,
  ...catalogueImportEndpoints,
  ...customerRecordEndpoints,
  ...giftCardEndpoints,
  ...disputeEndpoints,
  ...documentationEndpoints,
  ...downloadEndpoints,
  ...feedEndpoints,
  ...finderEndpoints,
  ...helpEndpoints,
  ...homepageEndpoints,
  ...invoiceEndpoints,
  ...certificateEndpoints,
  ...libraryEndpoints,
  ...licenceEndpoints,
  ...mailEndpoints,
  ...mailTextEndpoints,
  ...mediaEndpoints,
  ...messageEndpoints,
  ...savedAnswerEndpoints,
  ...helpDeskEndpoints,
  ...newsletterEndpoints,
  ...mailingEndpoints,
  ...orderEndpoints,
  ...keyReportEndpoints,
  ...overviewEndpoints,
  ...pluginEndpoints,
  ...processEndpoints,
  ...productAlertEndpoints,
  ...providerEventEndpoints,
  ...staffOrderEndpoints,
  ...paymentLinkEndpoints,
  ...recallEndpoints,
  ...refundEndpoints,
  ...reviewEndpoints,
  ...questionEndpoints,
  ...searchEndpoints,
  ...seoEndpoints,
  ...settingsEndpoints,
  ...baseCurrencyEndpoints,
  ...rateEndpoints,
  ...siteImagesEndpoints,
  ...staffEndpoints,
  ...suggestionEndpoints,
  ...translationEndpoints,
  ...supplierFeedEndpoints,
  ...taxReportEndpoints,
  ...taxThresholdEndpoints,
  ...undoEndpoints,
  ...ownDataEndpoints,
  ...withdrawalEndpoints,
} as const

export type Endpoints = typeof ENDPOINTS
