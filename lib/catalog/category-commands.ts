import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { catalogTags } from './cache-tags'
import type {
  AdminCategory,
  CategoryChange,
  CategoryInput,
  CategoryOrder,
} from './category-contracts'
import { adminCategory } from './category-queries'
import { CATEGORY_SLUG, categorySlug, parentProblem } from './category-rules'

const ENTITY = 'category'

/** Names the lock of all changes to the tree: its rules are about several rows at once. */
const TREE_LOCK = 'category-tree'

/** Moving a hundred thousand products takes its time. */
const TIMEOUT_MS = 60_000

type Row = Prisma.CategoryGetPayload<object>
type Facts = Pick<
  Row,
  'name' | 'slug' | 'description' | 'icon' | 'isActive' | 'parentId' | 'bannerImage'
>

/** Until the transaction ends nobody else changes the categories. */
export async function lockCategories(tx: Tx): Promise<void> {
  await tx.$executeRaw(Prisma.sql`SELECT pg_advisory_xact_lock(hashtext(${TREE_LOCK}))`)
}

/** Runs a change of the tree while nobody else changes it; `all` are the categories before it. */
async function changeTree<T>(change: (tx: Tx, all: Row[]) => Promise<T>): Promise<T> {
  return db().$transaction(
    async (tx) => {
      await lockCategories(tx)
      return change(tx, await tx.category.findMany())
    },
    { timeout: TIMEOUT_MS },
  )
}

function required(all: Row[], id: number): Row {
  const row = all.find((category) => category.id === id)
  if (!row) throw new AppError('not_found', 'There is no such category')
  return row
}

const refuse = (code: 'invalid' | 'conflict', path: string, message: string) =>
  new AppError(code, message, { issues: [{ path, message }] })

/** The rules that a category must keep with the others. @returns it with its slug */
function fitting(all: Row[], id: number | null, category: Facts): Facts {
  const slug = category.slug || categorySlug(category.name)
  if (!CATEGORY_SLUG.test(slug))
    throw refuse('invalid', 'slug', 'Use small letters, digits and single hyphens, with a letter')
  if (all.some((other) => other.id !== id && other.slug === slug))
    throw refuse('conflict', 'slug', 'Another category has this slug')
  const problem = parentProblem(all, id, category.parentId)
  if (problem) throw refuse('invalid', 'parentId', problem)
  return { ...category, slug }
}

/** The place behind all others below a parent. */
const lastPlace = (all: Row[], parentId: number | null) =>
  1 +
  Math.max(-1, ...all.filter((row) => row.parentId === parentId).map(({ position }) => position))

/** What the audit trail keeps of a category. */
function factsOf(category: Facts): Facts {
  const { name, slug, description, icon, isActive, parentId, bannerImage } = category
  return { name, slug, description, icon, isActive, parentId, bannerImage }
}

/**
 * Adds a category behind its siblings.
 *
 * @throws AppError `conflict` for a slug that is taken, `invalid` for a parent that can't be one
 */
export async function createCategory(actor: Actor, input: CategoryInput): Promise<AdminCategory> {
  const { id } = await changeTree(async (tx, all) => {
    const category = fitting(all, null, input)
    await requireUploads(tx, { bannerImage: category.bannerImage })
    const created = await tx.category.create({
      data: { ...category, position: lastPlace(all, category.parentId) },
    })
    await recordAudit(tx, actor, {
      action: 'category.create',
      entityType: ENTITY,
      entityId: created.id,
      after: factsOf(category),
    })
    await invalidateTags(tx, [catalogTags.categories])
    return created
  })
  return adminCategory(id)
}

/**
 * Changes a category.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it, or for a slug that is
 *   taken; `invalid` for a parent that can't be one
 */
export async function changeCategory(
  actor: Actor,
  id: number,
  { expectedUpdatedAt, ...change }: CategoryChange,
): Promise<AdminCategory> {
  await changeTree(async (tx, all) => {
    const before = required(all, id)
    if (
      expectedUpdatedAt &&
      before.updatedAt.toISOString() !== new Date(expectedUpdatedAt).toISOString()
    )
      throw new AppError(
        'conflict',
        'Somebody else changed this category in the meantime. Reload to see their version.',
      )
    const category = fitting(all, id, { ...factsOf(before), ...change })
    if (category.bannerImage !== before.bannerImage)
      await requireUploads(tx, { bannerImage: category.bannerImage })
    const position =
      before.parentId === category.parentId ? before.position : lastPlace(all, category.parentId)
    await tx.category.update({ where: { id }, data: { ...category, position } })
    await recordAudit(tx, actor, {
      action: 'category.update',
      entityType: ENTITY,
      entityId: id,
      before: factsOf(before),
      after: factsOf(category),
    })
    await invalidateTags(tx, [catalogTags.categories])
  })
  return adminCategory(id)
}

/**
 * Gives a category another banner, as part of a larger change that holds the tree (lockCategories).
 *
 * @throws AppError `invalid` for an uploaded picture that is not there
 */
export async function changeBanner(
  tx: Tx,
  actor: Actor,
  category: { id: number; bannerImage: string | null },
  bannerImage: string | null,
): Promise<void> {
  await requireUploads(tx, { bannerImage })
  await tx.category.update({ where: { id: category.id }, data: { bannerImage } })
  await recordAudit(tx, actor, {
    action: 'category.update',
    entityType: ENTITY,
    entityId: category.id,
    before: { bannerImage: category.bannerImage },
    after: { bannerImage },
  })
  await invalidateTags(tx, [catalogTags.categories])
}

/**
 * Puts the categories below a parent into another order.
 *
 * @throws AppError `conflict` when these are not, or no longer, all of them
 */
export async function orderCategories(
  actor: Actor,
  { parentId, ids }: CategoryOrder,
): Promise<void> {
  await changeTree(async (tx, all) => {
    const siblings = all
      .filter((row) => row.parentId === parentId)
      .sort((a, b) => a.position - b.position || a.id - b.id)
      .map(({ id }) => id)
    if (siblings.length !== ids.length || siblings.some((id) => !ids.includes(id)))
      throw new AppError(
        'conflict',
        'Somebody else changed the categories in the meantime. Reload to see their version.',
      )
    // Past `updatedAt`: a new order is no reason to refuse what is typed into an open dialog.
    await tx.$executeRaw(Prisma.sql`
      UPDATE "Category" c SET "position" = o."place" - 1
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS o("id", "place") WHERE c."id" = o."id"`)
    await recordAudit(tx, actor, {
      action: 'category.order',
      entityType: ENTITY,
      entityId: parentId ?? 'main',
      before: { ids: siblings },
      after: { ids },
    })
    await invalidateTags(tx, [catalogTags.categories])
  })
}

/**
 * Deletes a category. Its products, and its subcategories if it has some, go to another one.
 *
 * @param moveTo where they go; a main category when there are subcategories
 * @throws AppError `not_found`; `conflict` with their numbers when it is not said where they go;
 *   `invalid` when they can't go there
 */
export async function deleteCategory(actor: Actor, id: number, moveTo?: number): Promise<void> {
  await changeTree(async (tx, all) => {
    const category = required(all, id)
    const children = all.filter((row) => row.parentId === id)
    // A product that is saved into it at this moment waits, and then finds no such category.
    await tx.$queryRaw(Prisma.sql`SELECT 1 FROM "Category" WHERE "id" = ${id} FOR UPDATE`)
    const products = await tx.product.count({ where: { categoryId: id } })
    if (products + children.length > 0) {
      if (moveTo === undefined) throw notEmpty(products, children.length)
      checkTarget(all, category, moveTo, children.length > 0)
      await tx.product.updateMany({ where: { categoryId: id }, data: { categoryId: moveTo } })
      const place = lastPlace(all, moveTo)
      for (const [index, child] of children.entries())
        await tx.category.update({
          where: { id: child.id },
          data: { parentId: moveTo, position: place + index },
        })
    }
    await tx.category.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'category.delete',
      entityType: ENTITY,
      entityId: id,
      before: { ...factsOf(category), products, subcategories: children.length },
      ...(moveTo === undefined ? {} : { after: { movedTo: moveTo } }),
    })
    await invalidateTags(
      tx,
      products > 0 ? [catalogTags.categories, catalogTags.products] : [catalogTags.categories],
    )
  })
}

function notEmpty(products: number, subcategories: number): AppError {
  const parts = [
    products > 0 && `${products} ${products === 1 ? 'product' : 'products'}`,
    subcategories > 0 &&
      `${subcategories} ${subcategories === 1 ? 'subcategory' : 'subcategories'}`,
  ]
  return new AppError(
    'conflict',
    `This category has ${parts.filter(Boolean).join(' and ')}. Say where they go (moveTo).`,
    { details: { products, subcategories } },
  )
}

function checkTarget(all: Row[], category: Row, moveTo: number, hasChildren: boolean): void {
  const target = all.find(({ id }) => id === moveTo)
  if (!target) throw refuse('invalid', 'moveTo', 'There is no such category')
  if (target.id === category.id || target.parentId === category.id)
    throw refuse('invalid', 'moveTo', 'Choose a category outside of the deleted one')
  if (hasChildren && target.parentId !== null)
    throw refuse('invalid', 'moveTo', 'Subcategories can only go to a main category')
}
