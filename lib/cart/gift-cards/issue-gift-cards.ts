import 'server-only'
import type { Tx } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { assignNewKeys } from '@/lib/licences/assign-new-keys'
import { newCode, sealCode } from './code-crypto'

type SoldItem = { id: number; productId: number; paymentId: string; quantity: number }

/**
 * Makes the gift cards of an order item, one for each unit. Their codes are its keys, so that whatever shows, mails,
 * masks and withdraws keys does so with them.
 *
 * @param worthCents what each is worth, in cents of the order's currency
 */
export async function issueGiftCards(
  tx: Tx,
  { id, productId, paymentId, quantity }: SoldItem,
  worthCents: number,
  currency: CurrencyCode,
): Promise<void> {
  const codes = Array.from({ length: quantity }, newCode)
  const keyIds = await assignNewKeys(tx, { id, productId, paymentId }, codes, 'gift_card')
  const worth = toDecimal(worthCents)
  await tx.giftCard.createMany({
    data: codes.map((code, place) => ({
      ...sealCode(code),
      currency,
      faceValue: worth,
      balance: worth,
      orderItemId: id,
      keyId: keyIds[place],
    })),
  })
}

/**
 * Gives the gift card of a withdrawn key another code; what is left on it stays.
 *
 * @returns the id of the new key, `null` when the key was no code of a gift card
 */
export async function replaceCode(
  tx: Tx,
  keyId: number,
  item: { id: number; productId: number; paymentId: string },
): Promise<number | null> {
  const card = await tx.giftCard.findUnique({ where: { keyId }, select: { id: true } })
  if (!card) return null
  const code = newCode()
  const [newKeyId] = await assignNewKeys(tx, item, [code], 'gift_card')
  if (newKeyId === undefined) throw new Error('A new code was not stored')
  await tx.giftCard.update({
    where: { id: card.id },
    data: { ...sealCode(code), keyId: newKeyId },
  })
  return newKeyId
}
