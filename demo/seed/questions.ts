import { db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/time'
import { readQuestions } from './data'

/** Lets invented shoppers ask about demo products, in a store that nobody has asked anything yet. @returns how many questions */
export async function seedQuestions(): Promise<number> {
  if ((await db().productQuestion.count()) > 0) return 0
  const questions = readQuestions()
  const products = await db().product.findMany({
    where: { isSample: true, slug: { in: questions.map(({ product }) => product) } },
    select: { id: true, slug: true },
  })
  const idOf = new Map(products.map(({ id, slug }) => [slug, id]))
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
  const { count } = await db().productQuestion.createMany({
    data: questions.flatMap(
      ({ product, locale, name, question, answer, askedDaysAgo, answeredDaysAgo }) => {
        const productId = idOf.get(product)
        if (productId === undefined) return []
        const answeredAt = ago(answeredDaysAgo)
        return {
          productId,
          text: question,
          displayName: name,
          // Nobody is mailed who never asked.
          email: null,
          locale,
          status: 'published' as const,
          answer,
          answeredAt,
          publishedAt: answeredAt,
          createdAt: ago(askedDaysAgo),
          updatedAt: answeredAt,
        }
      },
    ),
  })
  return count
}
