import { CHANNELS } from '@/lib/feeds/channels'

/**
 * The sections of the Settings tab with the labels of their fields, by which the back office's search finds them. Without code, so
 * that it may load it.
 */
export const SETTINGS_SECTIONS: readonly {
  id: string
  title: string
  labels: readonly string[]
}[] = [
  {
    id: 'general',
    title: 'General',
    labels: [
      'Store Name',
      'Store URL',
      'Store Description',
      'Admin Email',
      'Support Email',
      'Support Phone',
      'Refunds Email',
      'Careers Email',
      'Legal Email',
      'Privacy Email',
      'Returns Text',
    ],
  },
  {
    id: 'currency',
    title: 'Currency and Regional',
    labels: ['Base Currency', 'Currency Display', 'Timezone', 'Date Format', 'Default Language'],
  },
  {
    id: 'tax',
    title: 'Tax',
    labels: [
      'Enable Tax',
      'Tax Digital Products',
      'Default Tax Rate (%)',
      'Display Tax in Cart',
      'Tax Based On',
      'Prices Include Tax',
      'Rates by Country (%)',
      'Seller Country',
      'Reverse Charge in the EU',
      'Check Tax IDs with the EU',
    ],
  },
  {
    id: 'shipping',
    title: 'Shipping',
    labels: ['Shipping Calculation', 'Default Shipping Cost ($)', 'Free Shipping Threshold ($)'],
  },
  {
    id: 'seo',
    title: 'SEO and Meta',
    labels: [
      'Meta Title',
      'Meta Keywords',
      'Meta Description',
      'Social Title',
      'Social Image',
      'Social Description',
    ],
  },
  {
    id: 'channels',
    title: 'Sales Channels',
    labels: [...CHANNELS.map(({ name }) => name), 'Shopping Agents (MCP)'],
  },
  {
    id: 'analytics',
    title: 'Analytics and Tracking',
    labels: [
      'Google Analytics ID',
      'Google Analytics',
      'Google Tag Manager ID',
      'Google Tag Manager',
      'Facebook Pixel ID',
      'Facebook Pixel',
    ],
  },
  {
    id: 'checkout',
    title: 'Checkout',
    labels: [
      'Order Number Prefix',
      'Low-Stock Threshold',
      'Payments Without a Cart',
      'Keys of Disputed Orders',
      'Account Creation',
      'Guest Checkout',
      'Back-in-Stock and Price Alerts',
      'Reminders of Carts',
      'Remind Before the End of a Term',
    ],
  },
  {
    id: 'invoices',
    title: 'Invoices',
    labels: [
      'Seller Name',
      'Seller Email',
      'Seller Address',
      'Seller Tax ID',
      'Seller Registration',
      'Footer Text',
      'Invoice Number Prefix',
      'Credit Note Number Prefix',
      'First Invoice Number',
      'First Credit Note Number',
      'Digits of Numbers',
    ],
  },
  {
    id: 'reviews',
    title: 'Reviews',
    labels: ['Ask After Days', 'Read Before They Are Shown'],
  },
  {
    id: 'security',
    title: 'Security',
    labels: [
      'API Sign-In',
      'Second Factor for Administrators',
      'Moderators Change Order Addresses',
    ],
  },
  {
    id: 'theme',
    title: 'Theme and Appearance',
    labels: ['Primary Color', 'Secondary Color', 'Corners', 'Animations', 'Dark Mode'],
  },
  {
    id: 'email',
    title: 'Email',
    labels: [
      'Send through this server',
      'SMTP Host',
      'SMTP Port',
      'Encryption',
      'SMTP User',
      'SMTP Password',
      'From Name',
      'From Address',
    ],
  },
  {
    id: 'owner-mails',
    title: 'Mails to You',
    labels: [
      'Daily Summary',
      'New Order',
      'Order to Deliver by Hand',
      'Order That Waits for Keys',
      'Low Stock',
      'Refund Request',
      'Refund Failed',
      'Payment Without an Order',
      'Dispute',
      'Refund at the Provider',
      'Books That Differ',
      'Supplier Feed That Stopped',
      'Backup That Failed',
      'Many Declined Cards',
      'Security Warning',
      'Review That Waits',
      'Mail Given Up',
      'Webhook Given Up',
    ],
  },
  {
    id: 'mail',
    title: 'Mail Delivery',
    labels: [],
  },
  {
    id: 'api-keys',
    title: 'API Keys',
    labels: [],
  },
  {
    id: 'page-seo',
    title: 'Page SEO',
    labels: [],
  },
]
