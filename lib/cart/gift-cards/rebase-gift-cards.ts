import 'server-only'
import type { Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import type { Rebase } from '@/lib/pricing/rebase'

/**
 * Converts what gift cards of the store's former currency are worth. Each part is converted by itself but the last, so that balance and what was taken still
 * add up to the worth.
 *
 * @returns how many
 */
export async function rebaseGiftCards(
  tx: Tx,
  from: string,
  { to, amount }: Rebase,
): Promise<number> {
  const cards = await tx.giftCard.findMany({
    where: { currency: from },
    select: { id: true, faceValue: true, balance: true, voided: true },
  })
  for (const { id, ...was } of cards) {
    const faceValue = amount(toCents(was.faceValue))
    const isWhole = was.balance.equals(was.faceValue)
    const isVoided = was.voided.equals(was.faceValue)
    const balance = isWhole ? faceValue : Math.min(faceValue, amount(toCents(was.balance)))
    const voided = isVoided ? faceValue : Math.min(faceValue - balance, amount(toCents(was.voided)))
    await tx.giftCard.update({
      where: { id },
      data: {
        currency: to,
        faceValue: toDecimal(faceValue),
        balance: toDecimal(balance),
        voided: toDecimal(voided),
      },
    })
  }
  return cards.length
}
