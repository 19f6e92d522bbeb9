import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { toCents } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { formatMoney } from '@/lib/i18n/currencies'
import { queueMail } from '@/lib/mail/queue-mail'
import { roundNear } from '@/lib/pricing/round-near'
import { currentSetting } from '@/lib/settings/queries'
import { requireChargeable } from '@/lib/settings/require-chargeable'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminGiftCard, GiftCardInput } from './admin-contracts'
import { adminGiftCard } from './admin-queries'
import { newCode, sealCode } from './code-crypto'
import { GIFT_CARD_ENTITY } from './gift-card-entity'

/** More than that is a typing mistake. */
const MOST_DOLLAR_CENTS = 1_000_000

/** @throws AppError `invalid` naming `amount` */
async function requireUsualWorth(tx: Tx, amount: string): Promise<void> {
  const currency = await currentSetting('baseCurrency', tx)
  const most = roundNear(MOST_DOLLAR_CENTS, currency)
  if (toCents(amount) > most)
    throw invalidField(
      'amount',
      say('giftCards.atMost', { amount: formatMoney(most, currency, 'en') }),
    )
}

/**
 * Makes a gift card by hand, and mails its code if somebody is named.
 *
 * @returns the card, and its code in plain text
 * @throws AppError `invalid` naming `amount`, for one that the currency has no coins for, and for more than anybody gives
 */
export async function createGiftCard(
  actor: Actor,
  { amount, expiresAt, note, email, locale, ...look }: GiftCardInput,
): Promise<{ giftCard: AdminGiftCard; code: string }> {
  const code = newCode()
  const giftCard = await db().$transaction(async (tx) => {
    await requireChargeable(tx, { amount })
    await requireUsualWorth(tx, amount)
    const { id } = await tx.giftCard.create({
      data: {
        ...sealCode(code),
        currency: await currentSetting('baseCurrency', tx),
        faceValue: amount,
        balance: amount,
        expiresAt: expiresAt && new Date(expiresAt),
        note,
        email,
        locale,
        ...look,
        username: actor.username,
      },
      select: { id: true },
    })
    await recordAudit(tx, actor, {
      action: 'gift_card.create',
      entityType: GIFT_CARD_ENTITY,
      entityId: id,
      after: { amount, expiresAt, note, email, ...look },
    })
    if (email !== null)
      await queueMail(tx, {
        kind: 'gift_card',
        dedupeKey: `gift-card:${id}`,
        to: email,
        locale,
        payload: { giftCardId: id },
      })
    return adminGiftCard(id, tx)
  })
  return { giftCard, code }
}
