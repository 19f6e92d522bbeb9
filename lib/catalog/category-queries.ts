import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { AdminCategory } from './category-contracts'
import { CATEGORY_FIELDS } from './columns'
import { toCategory } from './to-product'

const FIELDS = {
  ...CATEGORY_FIELDS,
  position: true,
  updatedAt: true,
  _count: { select: { products: true, children: true } },
} as const satisfies Prisma.CategorySelect

type Row = Prisma.CategoryGetPayload<{ select: typeof FIELDS }>

const toAdminCategory = (row: Row): AdminCategory => ({
  ...toCategory(row),
  position: row.position,
  productCount: row._count.products,
  subcategoryCount: row._count.children,
  updatedAt: row.updatedAt.toISOString(),
})

/** Every category, hidden ones too: each main category with its subcategories behind it. */
export async function categoryTree(): Promise<AdminCategory[]> {
  const rows = await db().category.findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: FIELDS,
  })
  const below = (parentId: number | null) => rows.filter((row) => row.parentId === parentId)
  return below(null)
    .flatMap((main) => [main, ...below(main.id)])
    .map(toAdminCategory)
}

/** One category of the back office. @throws AppError `not_found` */
export async function adminCategory(id: number): Promise<AdminCategory> {
  const row = await db().category.findUnique({ where: { id }, select: FIELDS })
  if (!row) throw new AppError('not_found', 'There is no such category')
  return toAdminCategory(row)
}

/** The main categories with their banners, hidden ones too, in the shop's order. */
export const mainBanners = (tx: Tx = db()) =>
  tx.category.findMany({
    where: { parentId: null },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, slug: true, name: true, isActive: true, bannerImage: true },
  })
