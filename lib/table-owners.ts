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
  Article: 'articles',
  CartItem: 'cart',
  CartDay: 'cart',
  Payment: 'payments',
  Order: 'orders',
  OrderItem: 'orders',
  OrderEvent: 'orders',
  ProductKey: 'licences',
  Refund: 'refunds',
  RefundRequest: 'refunds',
  Email: 'mail',
  User: 'staff',
  AdminSession: 'staff',
  AuditEntry: 'staff',
  SeoPage: 'seo',
  Setting: 'settings',
  Plugin: 'plugin-catalogue',
  Notification: 'notifications',
  PageDraft: 'homepage',
  Media: 'media',
  SiteImage: 'site-images',
  ContactMessage: 'messages',
  ContactAnswer: 'messages',
  NewsletterSubscriber: 'newsletter',
  JobApplication: 'careers',
  PageChange: 'platform',
  WorkerHeartbeat: 'platform',
}

/** Writes that are still where they do not belong: file and table. This list only gets shorter. */
export const MISPLACED_WRITES: readonly string[] = [
  'lib/articles/preview.ts writes PageDraft',
  'lib/homepage/homepage.ts writes Setting',
  'lib/server/cleanup.ts writes AdminSession',
  'lib/server/cleanup.ts writes ContactMessage',
  'lib/server/cleanup.ts writes JobApplication',
  'lib/server/cleanup.ts writes NewsletterSubscriber',
  'lib/server/cleanup.ts writes Notification',
  'lib/server/cleanup.ts writes WorkerHeartbeat',
  'lib/server/erase-personal-data.ts writes ContactMessage',
  'lib/server/erase-personal-data.ts writes JobApplication',
  'lib/server/erase-personal-data.ts writes NewsletterSubscriber',
]
