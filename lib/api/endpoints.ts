import { activationEndpoints } from '@/lib/activations/endpoints'
import { agentEndpoints } from '@/lib/agents/endpoints'
import { analyticsEndpoints } from '@/lib/analytics/endpoints'
import { articlesEndpoints } from '@/lib/articles/endpoints'
import { backupEndpoints } from '@/lib/backups/endpoints'
import { bookkeepingEndpoints } from '@/lib/bookkeeping/endpoints'
import { careerEndpoints } from '@/lib/careers/endpoints'
import { cartEndpoints } from '@/lib/cart/endpoints'
import { cartReminderEndpoints } from '@/lib/cart-reminders/endpoints'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { couponEndpoints } from '@/lib/coupons/endpoints'
import { customerRecordEndpoints } from '@/lib/customer-records/endpoints'
import { disputeEndpoints } from '@/lib/disputes/endpoints'
import { downloadEndpoints } from '@/lib/downloads/endpoints'
import { feedEndpoints } from '@/lib/feeds/endpoints'
import { finderEndpoints } from '@/lib/finder/endpoints'
import { giftCardEndpoints } from '@/lib/gift-cards/endpoints'
import { helpEndpoints } from '@/lib/help/endpoints'
import { homepageEndpoints } from '@/lib/homepage/endpoints'
import { invoiceEndpoints } from '@/lib/invoices/endpoints'
import { libraryEndpoints } from '@/lib/library/endpoints'
import { licenceEndpoints } from '@/lib/licences/endpoints'
import { mailEndpoints } from '@/lib/mail/endpoints'
import { mediaEndpoints } from '@/lib/media/endpoints'
import { messageEndpoints } from '@/lib/messages/endpoints'
import { newsletterEndpoints } from '@/lib/newsletter/endpoints'
import { mailingEndpoints } from '@/lib/newsletter/mailings/endpoints'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { overviewEndpoints } from '@/lib/overview/endpoints'
import { payoutEndpoints } from '@/lib/payouts/endpoints'
import { pluginEndpoints } from '@/lib/plugin-catalogue/endpoints'
import { productAlertEndpoints } from '@/lib/product-alerts/endpoints'
import { providerEventEndpoints } from '@/lib/provider-events/endpoints'
import { recallEndpoints } from '@/lib/recalls/endpoints'
import { refundEndpoints } from '@/lib/refunds/endpoints'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { searchEndpoints } from '@/lib/search/endpoints'
import { seoEndpoints } from '@/lib/seo/endpoints'
import { settingsEndpoints } from '@/lib/settings/endpoints'
import { siteImagesEndpoints } from '@/lib/site-images/endpoints'
import { apiKeyEndpoints } from '@/lib/staff/api-keys/endpoints'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { suggestionEndpoints } from '@/lib/suggestions/endpoints'
import { supplierFeedEndpoints } from '@/lib/supplier-feeds/endpoints'
import { taxReportEndpoints } from '@/lib/tax-reports/endpoints'
import { undoEndpoints } from '@/lib/undo/endpoints'
import { documentationEndpoints } from './documentation-endpoints'
import { processEndpoints } from './process-endpoints'

/** Every HTTP call of the store. An area declares its own; here they come together. */
export const ENDPOINTS = {
  ...activationEndpoints,
  ...agentEndpoints,
  ...analyticsEndpoints,
  ...apiKeyEndpoints,
  ...articlesEndpoints,
  ...backupEndpoints,
  ...bookkeepingEndpoints,
  ...payoutEndpoints,
  ...careerEndpoints,
  ...cartEndpoints,
  ...cartReminderEndpoints,
  ...catalogEndpoints,
  ...checkoutEndpoints,
  ...couponEndpoints,
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
  ...libraryEndpoints,
  ...licenceEndpoints,
  ...mailEndpoints,
  ...mediaEndpoints,
  ...messageEndpoints,
  ...newsletterEndpoints,
  ...mailingEndpoints,
  ...orderEndpoints,
  ...overviewEndpoints,
  ...pluginEndpoints,
  ...processEndpoints,
  ...productAlertEndpoints,
  ...providerEventEndpoints,
  ...recallEndpoints,
  ...refundEndpoints,
  ...reviewEndpoints,
  ...searchEndpoints,
  ...seoEndpoints,
  ...settingsEndpoints,
  ...siteImagesEndpoints,
  ...staffEndpoints,
  ...suggestionEndpoints,
  ...supplierFeedEndpoints,
  ...taxReportEndpoints,
  ...undoEndpoints,
} as const

export type Endpoints = typeof ENDPOINTS
