import type pg from 'pg'
import { newCode, sealCode } from '@/lib/cart/gift-cards/code-crypto'
import { sealKey } from '@/lib/licences/key-crypto'
import { CURRENCY, chargeable } from './currency'
import type { Plan, ProductKind } from './plan'
import { drawFrom } from './random'

export type SoldProduct = { id: number; kind: ProductKind }

export type Catalogue = {
  products: SoldProduct[]
  /** Which product a licence key belongs to, by its text. */
  keys: Map<string, number>
  /** Further texts of keys of a product, which are not in the store yet. */
  moreKeys: (productId: number, count: number) => string[]
  /** Codes of gift cards, which many shoppers have. */
  giftCards: string[]
}

const COUNTS: Record<ProductKind, number> = { plenty: 30, scarce: 10, by_hand: 6 }
const SCARCE_KEYS = 6
const GIFT_CARDS = 6
const GIFT_CARD_WORTH = '900.00'
/** Up to so many keys, the store tells how many are left. */
export const DEFAULT_LOW_STOCK = 10
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The product that a line of a plan means. */
export function productOf({ products }: Catalogue, line: Plan['lines'][number]): SoldProduct {
  const some = products.filter(({ kind }) => kind === line.kind)
  const product = some[Math.floor(line.choice * some.length)]
  if (!product) throw new Error(`There is no product of the kind ${line.kind}`)
  return product
}

/** Fills an empty store with products of each kind, and with keys for everything that is planned and more. */
export async function fillCatalogue(
  sql: pg.Pool,
  seed: number,
  plans: readonly Plan[],
): Promise<Catalogue> {
  const draw = drawFrom(seed, 'catalogue')
  const category = await sql.query<{ id: number }>(
    `INSERT INTO "Category" ("slug", "name", "description", "icon", "updatedAt") VALUES ('chaos', 'Chaos', 'What is sold in the storm', 'package', now()) RETURNING "id"`,
  )
  const products: SoldProduct[] = []
  for (const [kind, count] of Object.entries(COUNTS) as [ProductKind, number][])
    for (let n = 0; n < count; n++) {
      const cents = chargeable(draw.between(99, 49_999))
      const { rows } = await sql.query<{ id: number }>(
        `INSERT INTO "Product" ("slug", "name", "description", "publisher", "price", "deliveryInfo", "license", "version", "delivery", "keysLeft", "categoryId", "updatedAt")
         VALUES ($1, $2, 'Sold in the storm', 'Chaos', $3, 'By e-mail', 'One device', '1', $4::"Delivery", $5, $6, now()) RETURNING "id"`,
        [
          `${kind.replace('_', '-')}-${n}`,
          `Product ${kind} ${n}`,
          (cents / 100).toFixed(2),
          kind === 'by_hand' ? 'manual' : 'keys',
          kind === 'scarce' ? SCARCE_KEYS : null,
          category.rows[0]?.id,
        ],
      )
      for (const { id } of rows) products.push({ id, kind })
    }

  const keys = new Map<string, number>()
  const moreKeys = (productId: number, count: number): string[] =>
    Array.from({ length: count }, () => {
      const text = Array.from({ length: 5 }, () =>
        Array.from({ length: 5 }, () => draw.pick([...LETTERS])).join(''),
      ).join('-')
      keys.set(text, productId)
      return text
    })
  const catalogue = { products, keys, moreKeys, giftCards: await insertGiftCards(sql) }
  for (const { id, kind } of products) {
    if (kind === 'by_hand') continue
    const wanted = kind === 'scarce' ? SCARCE_KEYS : plannedUnits(catalogue, plans, id) + 20
    await insertKeys(sql, id, moreKeys(id, wanted))
  }
  return catalogue
}

/** Enough for every shopper, for a replacement of each key, and for those that are kept by open payments. */
const plannedUnits = (catalogue: Catalogue, plans: readonly Plan[], productId: number) =>
  2 *
  plans
    .flatMap(({ lines }) => lines)
    .filter((line) => productOf(catalogue, line).id === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Worth enough for some and too little for all, so that shoppers compete for what is left on them. */
async function insertGiftCards(sql: pg.Pool): Promise<string[]> {
  const codes = Array.from({ length: GIFT_CARDS }, newCode)
  for (const code of codes) {
    const { codeHash, codeEncrypted, lastFour } = sealCode(code)
    await sql.query(
      `INSERT INTO "GiftCard" ("codeHash", "codeEncrypted", "lastFour", "currency", "faceValue", "balance", "username", "updatedAt")
       VALUES ($1, $2, $3, $4, $5, $5, 'storm', now())`,
      [codeHash, Buffer.from(codeEncrypted), lastFour, CURRENCY, GIFT_CARD_WORTH],
    )
  }
  return codes
}

async function insertKeys(sql: pg.Pool, productId: number, texts: string[]): Promise<void> {
  const sealed = texts.map((text) => sealKey(text))
  await sql.query(
    `INSERT INTO "ProductKey" ("productId", "valueEncrypted", "valueHash", "comparedHash")
     SELECT $1, * FROM unnest($2::bytea[], $3::text[], $4::text[])`,
    [
      productId,
      sealed.map(({ valueEncrypted }) => Buffer.from(valueEncrypted)),
      sealed.map(({ valueHash }) => valueHash),
      sealed.map(({ comparedHash }) => comparedHash),
    ],
  )
}
