import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { otherCurrencies } from '@/lib/pricing/selling'
import { currentSettings } from '@/lib/settings/queries'
import type { AdminProductFilter } from './admin-contracts'
import { allGroups, productConditions } from './back-office-queries'
import { partsText } from './bundles/parts-column'
import { PARTS_BY_SLUG, partsBySlug } from './bundles/stored-parts'
import { headerLine, lineOf } from './import-columns'
import { currentOwnFacts } from './own-facts'
import { PRODUCT_FIELD_SELECT, productFieldsOf } from './product-fields'
import { filterGroups } from './product-groups'

const BATCH = 1000

/** The catalogue as lines of a CSV file, with prices in all that the store sells in, read in batches while they are taken. */
export async function exportProducts(filter: AdminProductFilter): Promise<AsyncGenerator<string>> {
  const where = await productConditions(filter, filterGroups(await allGroups(), filter.category))
  const categories = await db().category.findMany({ select: { id: true, slug: true } })
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]))
  const facts = (await currentOwnFacts()).map(({ slug }) => slug)
  const seller = await currentSettings()
  const currencies = otherCurrencies(seller)
  return (async function* () {
    yield headerLine(currencies, facts)
    for (let after = 0; ; ) {
      const found = await rowsOf(
        db(),
        ID_ROW,
        Prisma.sql`
        SELECT p."id" FROM "Product" p WHERE p."id" > ${after} AND ${where}
        ORDER BY p."id" LIMIT ${BATCH}`,
      )
      const last = found.at(-1)
      if (!last) return
      after = last.id
      const rows = await db().product.findMany({
        where: { id: { in: found.map(({ id }) => id) } },
        orderBy: { id: 'asc' },
        select: { ...PRODUCT_FIELD_SELECT, ...PARTS_BY_SLUG },
      })
      yield rows
        .map(({ parts, ...row }) =>
          lineOf(productFieldsOf(row), slugs, currencies, facts, partsText(partsBySlug(parts))),
        )
        .join('')
    }
  })()
}
