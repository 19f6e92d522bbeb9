/**
 * The rooms of lib/, from the bottom up: an area imports only from those that stand before it. What
 * has to tell a higher area something takes a callback or queues a job. lib/layers.test.ts reads the
 * real imports and fails on any other.
 */
export const LAYERS = [
  // Know nothing of the shop.
  'core',
  'i18n',
  'platform',
  'http',
  // What the rest of the shop stands on.
  'pricing',
  'passkeys',
  'staff',
  'media',
  'settings',
  'plugins',
  'addresses',
  // What is sold, and to whom.
  'search',
  'catalog',
  'site-images',
  'customers',
  'taxes',
  'cart',
  'coupons',
  'licences',
  // What leaves the store.
  'mail',
  'notifications',
  'security',
  'gift-cards',
  'backups',
  // Money and orders.
  'payments',
  'orders',
  'refunds',
  'recalls',
  'invoices',
  'disputes',
  'reviews',
  'downloads',
  'activations',
  'checkout',
  'provider-events',
  'bookkeeping',
  'tax-reports',
  // What stands around the shop.
  'articles',
  'help',
  'suggestions',
  'seo',
  'feeds',
  'supplier-feeds',
  'agents',
  'homepage',
  'newsletter',
  'plugin-catalogue',
  'product-alerts',
  'cart-reminders',
  'term-reminders',
  'messages',
  'careers',
  'library',
  'customer-records',
  'analytics',
  'overview',
  'finder',
  'undo',
  // Where all of it comes together: the calls, and the processes.
  'api',
  'server',
] as const
