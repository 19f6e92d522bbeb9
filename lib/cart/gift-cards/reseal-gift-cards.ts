import 'server-only'
import type { Tx } from '@/lib/core/db'
import { openUnderEither, type Resealed, type SecretChange } from '@/lib/core/secret-change'
import { CODE_PURPOSE, sealCode } from './code-crypto'

/** Encrypts the codes of all gift cards under another secret, with the hashes by which they are found. */
export async function resealGiftCards(tx: Tx, change: SecretChange): Promise<Resealed> {
  await tx.$executeRaw`LOCK TABLE "GiftCard" IN SHARE ROW EXCLUSIVE MODE`
  const counts: Resealed = { changed: 0, done: 0, unreadable: 0 }
  const cards = await tx.giftCard.findMany({ select: { id: true, codeEncrypted: true } })
  for (const { id, codeEncrypted } of cards) {
    const opened = openUnderEither(change, codeEncrypted, CODE_PURPOSE)
    if (opened === null) counts.unreadable++
    else if (opened.isDone) counts.done++
    else {
      const { codeHash, codeEncrypted } = sealCode(opened.plain, change.to)
      await tx.giftCard.update({ where: { id }, data: { codeHash, codeEncrypted } })
      counts.changed++
    }
  }
  return counts
}
