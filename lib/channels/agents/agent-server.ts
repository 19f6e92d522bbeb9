import 'server-only'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { Product } from '@/lib/catalog/contracts'
import { findProducts } from '@/lib/catalog/find-products'
import { PLATFORMS } from '@/lib/catalog/product-facts'
import { productAt } from '@/lib/catalog/queries'
import { cachedSeller } from '@/lib/checkout/selling-currencies'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import packageJson from '@/package.json'
import { MAX_PREPARED_LINES, MAX_PREPARED_QUANTITY, preparedCartHref } from './prepared-cart'
import {
  listedAnswer,
  listedAnswerSchema,
  productAnswer,
  productAnswerSchema,
} from './product-answer'

const MAX_FOUND = 20
const MAX_COMPARED = 4

const READ_ONLY = { readOnlyHint: true, openWorldHint: false }

const slug = z.string().trim().min(1).max(200).describe('Names a product, as search_products does')

const answer = (content: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(content) }],
  structuredContent: content,
})

const refusal = (text: string): CallToolResult => ({
  content: [{ type: 'text', text }],
  isError: true,
})

/** What a tool answers; of what goes wrong in the store, no more than that. */
async function answered(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return refusal(error.message)
    log.error({ err: error }, 'a tool of the MCP server failed')
    return refusal('The store could not answer. Please try again later.')
  }
}

/** The products of some slugs in their order, or which of them there are not. */
async function productsAt(slugs: readonly string[]): Promise<Product[] | CallToolResult> {
  const products = await Promise.all(slugs.map(productAt))
  const missing = slugs.filter((_, place) => products[place] === null)
  if (missing.length > 0) return refusal(`There is no product ${missing.join(', ')}`)
  return products.flatMap((product) => product ?? [])
}

/** What programs that speak MCP may do for a shopper: read, and prepare a cart that a person opens. Nothing is stored. */
export function agentServer(): McpServer {
  const server = new McpServer({ name: 'softhaven', version: packageJson.version })
  const siteUrl = env().SITE_URL
  const answering = async () => ({ siteUrl, seller: await cachedSeller() })

  server.registerTool(
    'search_products',
    {
      description: 'Finds software by words, category, platform and price, the best match first',
      inputSchema: {
        query: z.string().trim().max(100).optional().describe('Words; misspellings are understood'),
        category: z.string().trim().min(1).max(200).optional().describe('The slug of a category'),
        platform: z.enum(PLATFORMS).optional(),
        inStock: z.boolean().optional().describe('Only what can be bought now'),
        limit: z.number().int().min(1).max(MAX_FOUND).default(10),
      },
      outputSchema: { products: z.array(listedAnswerSchema) },
      annotations: READ_ONLY,
    },
    ({ query, category, platform, inStock, limit }) =>
      answered(async () => {
        const { products } = await findProducts({
          search: query || undefined,
          meaning: true,
          category,
          platform: platform ? [platform] : undefined,
          inStock: inStock || undefined,
          limit,
        })
        const store = await answering()
        return answer({ products: products.map((product) => listedAnswer(product, store)) })
      }),
  )

  server.registerTool(
    'get_product',
    {
      description: 'All that the store tells of a product',
      inputSchema: { slug },
      outputSchema: { product: productAnswerSchema },
      annotations: READ_ONLY,
    },
    (asked) =>
      answered(async () => {
        const products = await productsAt([asked.slug])
        if (!Array.isArray(products)) return products
        const store = await answering()
        const [product] = products.map((found) => productAnswer(found, store))
        return answer({ product })
      }),
  )

  server.registerTool(
    'compare_products',
    {
      description: `Two to ${MAX_COMPARED} products side by side, with a page that shows them so`,
      inputSchema: { slugs: z.array(slug).min(2).max(MAX_COMPARED) },
      outputSchema: { products: z.array(productAnswerSchema), url: z.string() },
      annotations: READ_ONLY,
    },
    ({ slugs }) =>
      answered(async () => {
        const products = await productsAt([...new Set(slugs)])
        if (!Array.isArray(products)) return products
        const store = await answering()
        return answer({
          products: products.map((product) => productAnswer(product, store)),
          url: `${siteUrl}/compare?ids=${products.map(({ id }) => id).join(',')}`,
        })
      }),
  )

  server.registerTool(
    'build_cart',
    {
      description:
        'A link to a prepared cart. Nothing is bought: give the link to the buyer, who looks at the cart, puts it into their own and pays.',
      inputSchema: {
        items: z
          .array(z.object({ slug, quantity: z.number().int().min(1).max(MAX_PREPARED_QUANTITY) }))
          .min(1)
          .max(MAX_PREPARED_LINES),
      },
      outputSchema: {
        url: z.string(),
        currency: z
          .enum(ALL_CURRENCIES)
          .describe('That of the prices; the buyer may choose another, see prices of get_product'),
        items: z.array(z.object({ name: z.string(), quantity: z.number(), price: z.string() })),
      },
      annotations: READ_ONLY,
    },
    ({ items }) =>
      answered(async () => {
        const quantities = new Map(items.map((item) => [item.slug, item.quantity]))
        const slugs = [...quantities.keys()]
        const products = await productsAt(slugs)
        if (!Array.isArray(products)) return products
        const soldOut = products.filter(({ inStock }) => !inStock)
        if (soldOut.length > 0)
          return refusal(`Sold out: ${soldOut.map((product) => product.slug).join(', ')}`)
        const lines = products.map((product, place) => ({
          product,
          quantity: quantities.get(slugs[place] ?? '') ?? 1,
        }))
        const store = await answering()
        return answer({
          url: `${siteUrl}${preparedCartHref(
            lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
          )}`,
          currency: store.seller.baseCurrency,
          items: lines.map(({ product, quantity }) => ({
            name: listedAnswer(product, store).name,
            quantity,
            price: product.price,
          })),
        })
      }),
  )
  return server
}
