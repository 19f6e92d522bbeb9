import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { SimulatorUrls } from '../lib/simulators'
import { ask, control } from './providers'
import type { StoreServer } from './servers'

const PATHS = {
  paypal: '/api/webhooks/paypal',
  authorizeNet: '/api/webhooks/authorize-net',
  stripe: '/api/webhooks/stripe',
  square: '/api/webhooks/square',
  klarna: '/api/webhooks/klarna',
} as const
const PROVIDERS = ['paypal', 'authorizeNet', 'stripe', 'square', 'klarna'] as const
const sentSchema = z.object({ pending: z.number() })

/** Has the providers notify the store of everything: twice, up to some seconds late, and so in any order. */
export async function startNotices(
  simulators: SimulatorUrls,
  [first]: StoreServer[],
): Promise<void> {
  for (const provider of PROVIDERS)
    await control(simulators[provider], '__notify', {
      url: `${first?.url}${PATHS[provider]}`,
      copies: 2,
      delayMs: 5000,
    })
}

/** Waits until no notification is on its way any more, taken or given up. */
export async function noticesArrived(simulators: SimulatorUrls): Promise<void> {
  const isQuiet = async (provider: (typeof PROVIDERS)[number]) =>
    sentSchema.parse(await ask(simulators[provider], '__sent')).pending === 0
  for (const provider of PROVIDERS) while (!(await isQuiet(provider))) await sleep(200)
}
