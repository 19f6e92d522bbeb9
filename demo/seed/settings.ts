import type { LiveChatPromise } from '@/lib/settings/choices'
import type { AnswerTimes } from '@/lib/settings/promises'
import type { StatedFigures } from '@/lib/settings/stated-figures'

type DemoSettings = StatedFigures &
  AnswerTimes & {
    liveChat: LiveChatPromise
    popularArticles: string
    notFoundHint: boolean
    darkMode: boolean
    businessPage: boolean
  }

/** What the invented store states of itself. A store of one's own says nothing of the kind until its owner types it. */
export const DEMO_SETTINGS: DemoSettings = {
  statedCustomers: 2_000_000,
  statedProducts: 20_000,
  statedUptime: 99.9,
  statedSatisfaction: 96,
  notFoundHint: true,
  darkMode: true,
  businessPage: true,
  liveChat: 'always',
  chatMinutes: 5,
  phoneMinutes: 15,
  answerHours: 24,
  criticalHours: 2,
  salesHours: 4,
  refundAnswerHours: 24,
  popularArticles: [
    'order-email-not-received: 18420, 97%',
    'how-to-redeem-a-microsoft-365-key: 15310, 96%',
    'product-key-not-accepted: 12870, 94%',
    'move-a-licence-to-a-new-pc: 9640, 95%',
    'how-refunds-work: 8150, 93%',
  ].join('\n'),
}
