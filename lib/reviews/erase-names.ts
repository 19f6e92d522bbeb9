import 'server-only'
import { createTranslator } from 'next-intl'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { localeSchema } from '@/lib/i18n/locale-schema'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { removePicturesOfReviews } from '@/lib/media/visitor-pictures/remove-visitor-pictures'
import { showAgain } from './publish-figures'

const eraseReviewNamesRow = z.object({
  id: z.number(),
  productId: z.number(),
  locale: z.string(),
  displayName: z.string(),
})

/**
 * Signs the reviews of an address with no name any more, and asks it for no further ones: for its owner.
 *
 * @param email in lower case
 * @returns how many reviews had a name
 */
export async function eraseReviewNames(tx: Tx, email: string): Promise<number> {
  await tx.reviewOptOut.createMany({ data: { email }, skipDuplicates: true })
  const reviews = await rowsOf(
    tx,
    eraseReviewNamesRow,
    Prisma.sql`
    SELECT "id", "productId", "locale", "displayName" FROM "Review" WHERE "buyerEmail" = ${email}
    ORDER BY "id" FOR UPDATE`,
  )
  let signed = 0
  for (const { id, productId, locale, displayName } of reviews) {
    const anonymous = await nobodyIn(locale)
    if (displayName === anonymous) continue
    signed += 1
    await tx.review.update({ where: { id }, data: { displayName: anonymous } })
    await showAgain(tx, productId)
  }
  return signed
}

/**
 * Removes the pictures that an address sent with its reviews: they may show whose they are.
 *
 * @param email in lower case
 * @returns how many there were
 */
export async function eraseReviewPictures(tx: Tx, email: string): Promise<number> {
  const reviews = await tx.review.findMany({
    where: { buyerEmail: email, pictures: { some: {} } },
    select: { id: true, productId: true },
  })
  for (const { productId } of reviews) await showAgain(tx, productId)
  return removePicturesOfReviews(
    tx,
    reviews.map(({ id }) => id),
  )
}

/** What a review without a name is signed with, in its own language. */
async function nobodyIn(written: string): Promise<string> {
  const locale = localeSchema.parse(written)
  const messages = (await loadMessages(locale)) as Messages
  const t = createTranslator<Messages, 'reviews'>({ locale, messages, namespace: 'reviews' })
  return t('anonymous')
}
