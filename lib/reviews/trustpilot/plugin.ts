import { identifier } from '@/lib/plugins/fields'
import type { Plugin } from '@/lib/plugins/plugin'
import { checkFormatOnly } from '@/lib/plugins/test-results'

export const trustpilotPlugin: Plugin = {
  id: 'trustpilot',
  name: 'Trustpilot Invitations',
  brand: 'Trustpilot',
  category: 'Marketing',
  description:
    'Has Trustpilot invite buyers, once for each order that was delivered, to review the store there.',
  version: '1.0.0',
  fields: [
    {
      key: 'inviteAddress',
      label: 'AFS Address',
      ...identifier(
        '[A-Za-z0-9._+-]{1,100}@invite\\.trustpilot\\.com',
        'your address that ends with @invite.trustpilot.com',
      ),
      max: 130,
      help: 'Your own address of the Automatic Feedback Service: Trustpilot Business, Get Reviews, Invitation methods.',
    },
    {
      key: 'afterDays',
      label: 'Days After Delivery',
      kind: 'number',
      min: 1,
      max: 30,
      default: 7,
      help: 'Trustpilot adds the delay that is set there; let only one of them wait.',
    },
    {
      key: 'products',
      label: 'Name the Products',
      kind: 'boolean',
      default: false,
      help: 'For reviews of products, which Trustpilot has in some of its plans.',
    },
  ],
  // An address of mail: nobody can be asked.
  connector: { shares: ['orders', 'buyers'], test: checkFormatOnly },
}
