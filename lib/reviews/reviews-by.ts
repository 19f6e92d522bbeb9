import 'server-only'
import { db } from '@/lib/core/db'

/** What an address has written about products, oldest first. @param email in lower case */
export async function reviewsBy(email: string) {
  const rows = await db().review.findMany({
    where: { buyerEmail: email },
    orderBy: { id: 'asc' },
    select: {
      createdAt: true,
      stars: true,
      title: true,
      text: true,
      displayName: true,
      status: true,
      product: { select: { name: true } },
      _count: { select: { pictures: true } },
    },
  })
  return rows.map(({ product, _count, ...review }) => ({
    ...review,
    productName: product.name,
    pictures: _count.pictures,
  }))
}
