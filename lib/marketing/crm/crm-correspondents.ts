import 'server-only'
import { z } from 'zod'
import type { Call, Correspondent } from '@/lib/mail/notifications/correspondent'
import type { Outcome } from '@/lib/mail/notifications/delivery-outcome'
import type { PluginValues } from '@/lib/plugins/plugin'
import { forgetContactOf, tellConsentOf } from './contacts'
import type { Crm } from './crm'
import { CrmError, UNREADABLE } from './crm-error'
import { CRMS } from './crms'
import { handOver } from './hand-over'

const orderSchema = z.object({ orderId: z.number().int() })
const customerSchema = z.object({ customerId: z.number().int() })

async function make(crm: Crm, values: PluginValues, { type, data }: Call): Promise<void> {
  if (type === 'deal.changed') await handOver(crm, values, orderSchema.parse(data).orderId)
  if (type === 'contact.consent')
    await tellConsentOf(crm, values, customerSchema.parse(data).customerId)
  if (type === 'contact.erased')
    await forgetContactOf(crm, values, customerSchema.parse(data).customerId)
}

/** The CRMs as the queue of calls knows them. */
export const CRM_CORRESPONDENTS: readonly Correspondent[] = CRMS.map((crm) => ({
  ...crm,
  answer: async (values: PluginValues, call: Call): Promise<Outcome> => {
    try {
      await make(crm, values, call)
      return { kind: 'answer', status: 200, body: '' }
    } catch (error) {
      if (error instanceof CrmError) return error.outcome
      if (error instanceof z.ZodError) return { kind: 'failed', message: UNREADABLE }
      throw error
    }
  },
  // It stands in the log, where it can be sent again.
  onGivenUp: async () => {},
}))
