import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError, type ErrorCode } from '@/lib/core/errors'
import { storeImage } from '@/lib/media/store-image'
import { missingUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type {
  AdminProduct,
  NewProduct,
  ProductChange,
  ProductFields,
  ProductRemoval,
} from './admin-contracts'
import { adminProductById } from './admin-queries'
import { catalogTags } from './cache-tags'
import { changeProduct, defaultCategoryId, insertProduct, removeProduct } from './product-commands'
import { slugOf } from './product-rules'

/** Every cached read of products carries this one tag, lists and single products alike. */
const CHANGED = [catalogTags.products]

const audited = (fields: Partial<ProductFields>): Prisma.InputJsonObject => ({ ...fields })

/** A product as it was just written. @throws AppError `not_found` when it is gone again */
async function written(id: number): Promise<AdminProduct> {
  const product = await adminProductById(id)
  if (!product) throw new AppError('not_found', 'There is no such product')
  return product
}

/** Adds a product to the catalogue. @throws AppError as insertProduct and storeImage */
export async function addProduct(actor: Actor, input: NewProduct): Promise<AdminProduct> {
  const id = await db().$transaction(async (tx) => {
    const fields: ProductFields = {
      ...input,
      ...(await storedPictures(tx, input)),
      slug: input.slug ?? slugFor(input.name),
      categoryId: input.categoryId ?? (await defaultCategoryId(tx)),
      publisher: input.publisher || (await storeAsPublisher()),
    }
    const newId = await insertProduct(tx, fields)
    await recordAudit(tx, actor, {
      action: 'product.create',
      entityType: 'product',
      entityId: newId,
      after: audited(fields),
    })
    await invalidateTags(tx, CHANGED)
    return newId
  })
  return written(id)
}

const storeAsPublisher = async () => (await currentSettings()).storeName

function slugFor(name: string): string {
  const slug = slugOf(name)
  if (slug !== '') return slug
  const message = 'Enter a slug: the name has no letters or digits to make one from'
  throw new AppError('invalid', message, { issues: [{ path: 'slug', message }] })
}

/** Changes a product. @throws AppError as changeProduct and storeImage */
export async function updateProduct(
  actor: Actor,
  id: number,
  { expectedUpdatedAt, ...change }: ProductChange,
): Promise<AdminProduct> {
  await db().$transaction(async (tx) => {
    const pictures = await storedPictures(tx, change)
    const publisher = change.publisher === '' ? { publisher: await storeAsPublisher() } : {}
    const wanted = { ...change, ...publisher, ...pictures }
    const different = await changeProduct(tx, id, wanted, expectedUpdatedAt)
    if (Object.keys(different.after).length === 0) return
    await recordAudit(tx, actor, {
      action: 'product.update',
      entityType: 'product',
      entityId: id,
      before: audited(different.before),
      after: audited(different.after),
    })
    await invalidateTags(tx, CHANGED)
  })
  return written(id)
}

/** Deletes a product, or hides it when orders or keys name it. @throws AppError `not_found` */
export async function deleteProduct(actor: Actor, id: number): Promise<ProductRemoval> {
  return db().$transaction(async (tx) => {
    const { outcome, fields } = await removeProduct(tx, id)
    await recordAudit(tx, actor, {
      action: outcome === 'hidden' ? 'product.hide' : 'product.delete',
      entityType: 'product',
      entityId: id,
      before: audited(fields),
    })
    await invalidateTags(tx, CHANGED)
    return { outcome }
  })
}

type Pictures = Partial<Pick<ProductFields, 'image' | 'additionalImages'>>

/** Stores pictures that came as data URLs, and makes sure that those which are named are there. */
async function storedPictures(tx: Tx, { image, additionalImages }: Pictures): Promise<Pictures> {
  const stored: Pictures = {}
  if (image !== undefined) stored.image = image && (await storedPicture(tx, image, 'image'))
  if (additionalImages !== undefined) {
    stored.additionalImages = []
    for (const [index, picture] of additionalImages.entries())
      stored.additionalImages.push(await storedPicture(tx, picture, `additionalImages.${index}`))
  }
  return stored
}

async function storedPicture(tx: Tx, picture: string, path: string): Promise<string> {
  const refused = (code: ErrorCode, message: string) =>
    new AppError(code, message, { issues: [{ path, message }] })
  if (picture.startsWith('data:')) {
    const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
    try {
      return (await storeImage(tx, { bytes })).url
    } catch (error) {
      throw error instanceof AppError ? refused(error.code, error.message) : error
    }
  }
  if ((await missingUploads(tx, [picture])).length > 0)
    throw refused('invalid', 'There is no such uploaded picture')
  return picture
}
