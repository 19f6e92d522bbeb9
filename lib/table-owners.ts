import type { LAYERS } from './layers'

type Area = (typeof LAYERS)[number]

/**
 * Which area writes a table: it alone inserts, updates and deletes its rows. Whoever else wants
 * something written calls a function of that area. lib/table-owners.test.ts reads the real statements
 * and fails on any other.
 */
export const TABLE_OWNERS: Record<string, Area> = {
  Category: 'catalog',
  Product: 'catalog',
  // By triggers alone.
  FormerAddress: 'addresses',
  SearchSynonym: 'search',
  UnansweredSearch: 'search',
  Article: 'articles',
  CartItem: 'cart',
  CartDay: 'cart',
  Coupon: 'coupons',
  CartCoupon: 'coupons',
  CouponUse: 'coupons',
  Payment: 'payments',
  Order: 'orders',
  OrderItem: 'orders',
  OrderEvent: 'orders',
  ProductKey: 'licences',
  Refund: 'refunds',
  RefundRequest: 'refunds',
  DocumentSeries: 'invoices',
  InvoiceDocument: 'invoices',
  InvoiceDetails: 'invoices',
  InvoiceBook: 'invoices',
  Dispute: 'disputes',
  Review: 'reviews',
  ReviewVote: 'reviews',
  ReviewOptOut: 'reviews',
  ProviderEvent: 'provider-events',
  BooksComparison: 'bookkeeping',
  Email: 'mail',
  User: 'staff',
  AdminSession: 'staff',
  SecondFactor: 'staff',
  RecoveryCode: 'staff',
  Passkey: 'staff',
  AuditEntry: 'staff',
  SeoPage: 'seo',
  Setting: 'settings',
  Plugin: 'plugin-catalogue',
  Notification: 'notifications',
  Media: 'media',
  SiteImage: 'site-images',
  ContactMessage: 'messages',
  ContactAnswer: 'messages',
  NewsletterSubscriber: 'newsletter',
  AlertWatcher: 'product-alerts',
  AlertRequest: 'product-alerts',
  ProductAlert: 'product-alerts',
  JobApplication: 'careers',
  PageChange: 'platform',
  PageDraft: 'platform',
  ServerProcess: 'platform',
  WorkerHeartbeat: 'platform',
}
