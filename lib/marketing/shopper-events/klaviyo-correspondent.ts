import 'server-only'
import type { Call, Correspondent } from '@/lib/mail/notifications/correspondent'
import { isAccepted, type Outcome } from '@/lib/mail/notifications/delivery-outcome'
import { callKlaviyo } from '@/lib/marketing/newsletter/klaviyo/client'
import { klaviyoPlugin } from '@/lib/marketing/newsletter/klaviyo/plugin'
import type { CallResult } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'
import { klaviyoEvents } from './klaviyo-events'
import { readFact } from './read-fact'

/** It is there already. */
const DUPLICATE = 409

const DONE: Outcome = { kind: 'answer', status: 200, body: '' }

/** Klaviyo as the queue of calls knows it: told of what shoppers do who consented to the newsletter. */
export const klaviyoCorrespondent: Correspondent = {
  ...klaviyoPlugin,
  answer: async (values: PluginValues, call: Call): Promise<Outcome> => {
    if (values.trackPurchases !== true) return { kind: 'off' }
    const fact = await readFact(call)
    if (!fact) return DONE
    let outcome: Outcome = DONE
    for (const event of klaviyoEvents(fact)) {
      outcome = outcomeOf(await callKlaviyo(values, 'POST', '/events', event))
      if (!isAccepted(outcome)) break
    }
    return outcome
  },
  // There is nobody to tell, and the next event says more.
  onGivenUp: async () => {},
}

function outcomeOf(result: CallResult): Outcome {
  if (result.kind !== 'answer') return { kind: 'failed', message: result.message }
  const { status, body, retryAfter } = result
  if (status === DUPLICATE) return DONE
  return {
    kind: 'answer',
    status,
    body: body === null ? '' : JSON.stringify(body),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}
