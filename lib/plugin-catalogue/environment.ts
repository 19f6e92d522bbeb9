import 'server-only'
import { env } from '@/lib/core/env'
import { hostAndPort } from '@/lib/mail/server-address'
import { authorizeNetFromEnvironment } from '@/lib/payments/authorize-net/account'
import { payPalFromEnvironment } from '@/lib/payments/paypal/account'

export type FromEnvironment = {
  /** In words for the owner. */
  note: string
  /** Whether it is in force without anybody having switched it on. */
  isOn: boolean
}

/** What holds of a plugin by the environment alone; `null` when nothing does. */
export function fromEnvironment(id: string): FromEnvironment | null {
  if (id === 'smtp') {
    const { MAIL_URL } = env()
    if (!MAIL_URL) return null
    const server = hostAndPort(MAIL_URL)
    return {
      note: `While this is off, mails go through ${server}, as the environment says.`,
      isOn: false,
    }
  }
  const account =
    id === 'paypal'
      ? payPalFromEnvironment()
      : id === 'authorize-net'
        ? authorizeNetFromEnvironment()
        : null
  if (!account) return null
  return {
    note: `Without credentials of its own it uses those of the environment (${account.mode} mode).`,
    isOn: true,
  }
}
