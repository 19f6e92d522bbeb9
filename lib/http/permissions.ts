/**
 * What somebody of the back office may do, in the order in which a role's are listed; each with what it is called there.
 * Who has which is decided by roles (lib/staff/roles.ts).
 */
export const PERMISSIONS = {
  'orders.read': 'See orders, with their buyers and invoices',
  'orders.handle': 'Deliver by hand, mail again, replace keys, write notes',
  'orders.correct': 'Correct the addresses that deliveries go to',
  'orders.export': 'Export orders',
  refunds: 'Refund and cancel orders, answer refund requests',
  'payments.read': 'See payments, disputes and the books',
  'payments.settle': 'Settle unclaimed payments, disputes and comparisons',
  'customers.read': 'See customers',
  'customers.handle': 'Write notes about customers, and tag them',
  'customers.data': 'Block customers, export and erase their data',
  messages: 'Read and answer messages',
  reviews: 'Decide about reviews, and answer them',
  'catalogue.read': 'See products and categories',
  catalogue: 'Change products, categories and their files',
  keys: 'See the stock of keys, add and recall keys',
  licences: 'See and renew licences, end activations',
  coupons: 'Coupons',
  'gift-cards': 'Gift cards',
  articles: 'Write articles of the knowledge base',
  pictures: 'Upload and delete pictures',
  website: 'Synonyms of the search, pictures and SEO of pages',
  homepage: 'Edit the home page',
  analytics: 'See sales figures',
  taxes: 'See tax reports',
  newsletter: 'Subscribers and mailings',
  applications: 'See job applications',
  settings: 'Settings, and how mail is delivered',
  plugins: 'Plugins',
  users: 'Users, API keys and the audit trail',
} as const

export type Permission = keyof typeof PERMISSIONS

const isPermission = (name: string): name is Permission => name in PERMISSIONS

/** All permissions, in their order. */
export const PERMISSION_NAMES = Object.keys(PERMISSIONS).filter(isPermission)
