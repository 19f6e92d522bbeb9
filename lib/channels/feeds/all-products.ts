import 'server-only'
import { type OfferedProduct, productsAfter } from '@/lib/catalog/queries'

/** How many products are in memory at a time. */
const BATCH = 100

/** Every visible product, some at a time, in the order of their ids. */
export async function* allProducts(): AsyncGenerator<OfferedProduct[], void, undefined> {
  for (let after = 0; ; ) {
    const products = await productsAfter(after, BATCH)
    const last = products.at(-1)
    if (!last) return
    yield products
    if (products.length < BATCH) return
    after = last.id
  }
}
