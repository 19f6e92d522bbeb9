import { z } from 'zod'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { passed } from '@/lib/plugins/test-results'

export const cookieConsent = definePagePlugin({
  id: 'cookie-consent',
  name: 'Cookie Consent',
  brand: 'Softhaven',
  category: 'Privacy',
  description:
    'How visitors are asked before anything that measures or chats is loaded. They are always asked; this sets how.',
  version: '1.0.0',
  fields: [
    {
      key: 'position',
      label: 'Position',
      kind: 'select',
      options: [
        { value: 'bottom', label: 'Bar at the bottom' },
        { value: 'corner-start', label: 'Card in the start corner' },
        { value: 'corner-end', label: 'Card in the end corner' },
      ],
      default: 'bottom',
    },
    {
      key: 'message',
      label: 'Message',
      kind: 'paragraph',
      max: 400,
      help: 'Left empty, the store asks in its own words in every language.',
    },
    {
      key: 'months',
      label: 'Ask again after (months)',
      kind: 'number',
      min: 1,
      max: 12,
      default: 6,
    },
  ],
  connector: { shares: [], test: async () => passed('These settings can be used.') },
  page: {
    // The store asks itself: what it keeps is among its own.
    inBrowser: null,
    publicValues: z.object({
      position: z.enum(['bottom', 'corner-start', 'corner-end']),
      /** The owner's text; if empty, the store's, in the visitor's language. */
      message: z.string().default(''),
      /** Months until a visitor is asked again. */
      months: z.number().int(),
    }),
  },
})
