import 'server-only'
import { z } from 'zod'
import { type Composed, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import { mailOwner } from '@/lib/mail/mail-owner'
import type { Outgoing } from '@/lib/mail/outbox'
import { readExchangeRates } from '@/lib/settings/rates/queries'
import type { TellOwner } from '@/lib/settings/rates/read-rates'

const KINDS = { unread: 'owner_rates_unread', held: 'owner_rate_held' } as const

/** Mails the owner once for each trouble with exchange rates. */
export const tellOwnerOfRates: TellOwner = async (tx, { kind, since }) => {
  await mailOwner(tx, {
    kind: KINDS[kind],
    dedupeKey: `${KINDS[kind]}:${since.getTime()}`,
    payload: {},
  })
}

const payloadSchema = z.object({})

/** Notifies the owner that exchange rates cannot be read; `null` once they can. */
export async function composeRatesUnread(email: Outgoing): Promise<Composed | null> {
  payloadSchema.parse(email.payload)
  const [{ source, day, failure }, t] = await Promise.all([
    readExchangeRates(),
    mailTranslator('en'),
  ])
  if (source === 'fixed' || failure === null) return null
  return composeOwnerMail({
    subject: t('owner.ratesUnreadSubject'),
    paragraphs: [
      t(`owner.rateFailures.${failure}`),
      day ? t('owner.ratesUnreadBody', { day }) : t('owner.ratesNeverReadBody'),
    ],
    action: { label: t('owner.ratesAction'), url: storeUrl('en', '/admin/settings#currency') },
  })
}

/** Notifies the owner of rates that jumped and were not taken; `null` when none are held any more. */
export async function composeRateHeld(email: Outgoing): Promise<Composed | null> {
  payloadSchema.parse(email.payload)
  const [{ source, held }, t] = await Promise.all([readExchangeRates(), mailTranslator('en')])
  if (source === 'fixed' || held.length === 0) return null
  return composeOwnerMail({
    subject: t('owner.rateHeldSubject', {
      currencies: held.map(({ currency }) => currency).join(', '),
    }),
    paragraphs: [t('owner.rateHeldBody'), ...held.map((one) => t('owner.rateHeldLine', one))],
    action: { label: t('owner.ratesAction'), url: storeUrl('en', '/admin/settings#currency') },
  })
}
