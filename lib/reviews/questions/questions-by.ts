import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { deleteMails } from '@/lib/mail/delete-mails'
import { showAgain } from '@/lib/reviews/publish-figures'

/** Bounds what a call about one person reads. */
const MOST = 500

const isOf = (email: string) => Prisma.sql`lower("email") = ${email}`

/** The questions that came from an address, oldest first. @param email in lower case */
export async function questionsBy(email: string) {
  const found = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`SELECT "id" FROM "ProductQuestion" WHERE ${isOf(email)} ORDER BY "id" DESC LIMIT ${MOST}`,
  )
  const rows = await db().productQuestion.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
    select: {
      createdAt: true,
      text: true,
      displayName: true,
      status: true,
      answer: true,
      answeredAt: true,
      product: { select: { name: true } },
    },
  })
  return rows.map(({ product, ...question }) => ({ ...question, productName: product.name }))
}

/**
 * Deletes the questions of an address that are not shown, and takes name and address off those that are, with all mails about
 * them: others go by their answers.
 *
 * @param email in lower case
 * @returns how many there were
 */
export async function eraseQuestionsOf(tx: Tx, email: string): Promise<number> {
  const found = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`SELECT "id" FROM "ProductQuestion" WHERE ${isOf(email)} ORDER BY "id" FOR UPDATE`,
  )
  const ids = found.map(({ id }) => id)
  for (const id of ids) await deleteMails(tx, `question:${id}`)
  await tx.productQuestion.deleteMany({
    where: { id: { in: ids }, status: { not: 'published' } },
  })
  const shown = await tx.productQuestion.updateManyAndReturn({
    where: { id: { in: ids } },
    data: { displayName: '', email: null },
    select: { productId: true },
  })
  for (const productId of new Set(shown.map(({ productId }) => productId)))
    await showAgain(tx, productId)
  return ids.length
}
