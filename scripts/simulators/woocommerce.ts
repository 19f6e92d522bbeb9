import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'

export const SIMULATED_WOOCOMMERCE = {
  consumerKey: 'ck_simulator0consumer0key',
  consumerSecret: 'cs_simulator0consumer0secret',
}

type Prices = {
  regular_price: string
  sale_price: string
  date_on_sale_from_gmt: string | null
  date_on_sale_to_gmt: string | null
}

type SimulatedVariation = Partial<Prices> & {
  id: number
  attributes: { name: string; option: string }[]
  sku?: string
  status?: string
  stock_status?: string
  /** Path of its picture below /wp-content/uploads. */
  picture?: string
}

/** A product as somebody enters it in WooCommerce. */
type SimulatedProduct = Prices & {
  id: number
  name: string
  slug: string
  type: string
  status: 'publish' | 'draft'
  sku: string
  description: string
  short_description: string
  stock_status: 'instock' | 'outofstock' | 'onbackorder'
  categories: number[]
  tags: string[]
  brands: string[]
  /** Paths below /wp-content/uploads. */
  pictures: string[]
  attributes: { name: string; visible: boolean; variation: boolean; options: string[] }[]
  variations: SimulatedVariation[]
  /** What Yoast SEO says of it; absent where it is not installed. */
  seo?: { title: string; description: string }
}

type SimulatedCategory = {
  id: number
  parent: number
  name: string
  slug: string
  description: string
}

export type WoocommerceSimulator = SimulatorServer & {
  products: Map<number, SimulatedProduct>
  categories: Map<number, SimulatedCategory>
  /** Enters a product, or changes one. */
  write: (product: Partial<SimulatedProduct> & { id: number }) => SimulatedProduct
  file: (category: Partial<SimulatedCategory> & { id: number }) => void
  /** Puts a file below /wp-content/uploads. */
  upload: (path: string, bytes: Buffer, contentType: string) => string
  currency: string
  /** What answers all that is asked for, until it is `null`: a status, or a body that is no JSON. */
  fail: (failure: number | string | null) => void
  /** What was asked for, as path and query. */
  requests: string[]
}

const error = (status: number, code: string, message: string): Reply => ({
  status,
  json: { code, message, data: { status } },
})

const MAX_PER_PAGE = 100

/**
 * WooCommerce's REST API v3 of products, variations, categories and the currency, for a read-only key, on loopback.
 * https://developer.woocommerce.com/docs/apis/rest-api/v3/
 */
export async function startWoocommerceSimulator(): Promise<WoocommerceSimulator> {
  const products = new Map<number, SimulatedProduct>()
  const categories = new Map<number, SimulatedCategory>()
  const files = new Map<string, { bytes: Buffer; contentType: string }>()
  let failure: number | string | null = null
  const requests: string[] = []

  const picture = (path: string, id: number) => ({
    id,
    src: `${server.url}/wp-content/uploads/${path}`,
    name: path,
    alt: '',
  })
  const priced = ({
    regular_price = '',
    sale_price = '',
    date_on_sale_from_gmt = null,
    date_on_sale_to_gmt = null,
  }: Partial<Prices>) => ({
    price: sale_price || regular_price,
    regular_price,
    sale_price,
    date_on_sale_from_gmt,
    date_on_sale_to_gmt,
    on_sale: sale_price !== '',
  })

  const shownProduct = (product: SimulatedProduct) => ({
    id: product.id,
    name: product.name,
    slug: product.slug,
    permalink: `${server.url}/product/${product.slug}/`,
    type: product.type,
    status: product.status,
    sku: product.sku,
    description: product.description,
    short_description: product.short_description,
    stock_status: product.stock_status,
    ...priced(product),
    categories: product.categories.map((id) => ({ id, name: categories.get(id)?.name ?? '' })),
    tags: product.tags.map((name, index) => ({ id: 900 + index, name, slug: name })),
    brands: product.brands.map((name, index) => ({ id: 800 + index, name, slug: name })),
    images: product.pictures.map(picture),
    attributes: product.attributes.map((attribute, position) => ({
      id: 0,
      position,
      ...attribute,
    })),
    variations: product.variations.map(({ id }) => id),
    grouped_products: [],
    meta_data: [],
    ...(product.seo && {
      yoast_head: '<title></title>',
      yoast_head_json: {
        title: `${product.seo.title} - Acme Keys`,
        description: product.seo.description,
        og_site_name: 'Acme Keys',
      },
    }),
  })

  const shownVariation = (variation: SimulatedVariation) => ({
    id: variation.id,
    permalink: `${server.url}/?variation=${variation.id}`,
    sku: variation.sku ?? '',
    status: variation.status ?? 'publish',
    stock_status: variation.stock_status ?? 'instock',
    description: '',
    ...priced(variation),
    attributes: variation.attributes.map((attribute) => ({ id: 0, ...attribute })),
    image: variation.picture === undefined ? null : picture(variation.picture, variation.id),
  })

  /** One page of a collection, with its numbers in the headers. */
  function page(rows: readonly { id: number }[], query: URLSearchParams): Reply {
    const perPage = Number(query.get('per_page') ?? 10)
    if (!(perPage >= 1 && perPage <= MAX_PER_PAGE))
      return error(400, 'rest_invalid_param', 'Invalid parameter(s): per_page')
    const number = Number(query.get('page') ?? 1)
    const fields = query.get('_fields')?.split(',')
    const sorted = [...rows].sort((one, other) =>
      query.get('order') === 'asc' ? one.id - other.id : other.id - one.id,
    )
    return {
      json: sorted
        .slice((number - 1) * perPage, number * perPage)
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).filter(([name]) => !fields || fields.includes(name)),
          ),
        ),
      headers: {
        'x-wp-total': String(rows.length),
        'x-wp-totalpages': String(Math.ceil(rows.length / perPage)),
      },
    }
  }

  function listProducts(query: URLSearchParams): Reply {
    const include = query.get('include')?.split(',').map(Number)
    const status = query.get('status') ?? 'any'
    const found = [...products.values()].filter(
      (product) =>
        (status === 'any' || product.status === status) &&
        (!include || include.includes(product.id)),
    )
    return page(found.map(shownProduct), query)
  }

  function answer({ path, query, headers }: Incoming): Reply {
    if (path.startsWith('/wp-content/uploads/')) return { status: 404, html: 'Not found' }
    if (!path.startsWith('/wp-json')) return { html: '<!doctype html><title>Acme Keys</title>' }
    const { consumerKey, consumerSecret } = SIMULATED_WOOCOMMERCE
    const [key, secret] = Buffer.from(headers.authorization?.replace('Basic ', '') ?? '', 'base64')
      .toString('utf8')
      .split(':')
    if (headers.authorization === undefined)
      return error(401, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.')
    if (key !== consumerKey)
      return error(401, 'woocommerce_rest_authentication_error', 'Consumer key is invalid.')
    if (secret !== consumerSecret)
      return error(401, 'woocommerce_rest_authentication_error', 'Consumer secret is invalid.')
    const route = path.replace('/wp-json/wc/v3', '').replace(/\/$/, '')
    const variationsOf = /^\/products\/(\d+)\/variations$/.exec(route)?.[1]
    if (variationsOf !== undefined) {
      const product = products.get(Number(variationsOf))
      return product
        ? page(product.variations.map(shownVariation), query)
        : error(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.')
    }
    switch (route) {
      case '/products':
        return listProducts(query)
      case '/products/categories':
        return page([...categories.values()], query)
      case '/data/currencies/current':
        return { json: { code: shop.currency, name: shop.currency, symbol: '' } }
      default:
        return error(
          404,
          'rest_no_route',
          'No route was found matching the URL and request method.',
        )
    }
  }

  const server = await serve(0, async (request) => {
    requests.push(`${request.path}?${request.query}`)
    if (typeof failure === 'number')
      return error(failure, 'internal_server_error', 'There has been a critical error.')
    if (failure !== null) return { html: failure }
    const file = files.get(request.path.replace('/wp-content/uploads/', ''))
    if (file && request.path.startsWith('/wp-content/uploads/'))
      return { bytes: file.bytes, headers: { 'content-type': file.contentType } }
    return answer(request)
  })

  const shop: WoocommerceSimulator = {
    ...server,
    products,
    categories,
    requests,
    currency: 'USD',
    write: (change) => {
      const product: SimulatedProduct = {
        name: `Product ${change.id}`,
        slug: `product-${change.id}`,
        type: 'simple',
        status: 'publish',
        sku: '',
        description: `<p>Text of product ${change.id}.</p>\n`,
        short_description: '',
        stock_status: 'instock',
        regular_price: '19.00',
        sale_price: '',
        date_on_sale_from_gmt: null,
        date_on_sale_to_gmt: null,
        categories: [],
        tags: [],
        brands: [],
        pictures: [],
        attributes: [],
        variations: [],
        ...products.get(change.id),
        ...change,
      }
      products.set(product.id, product)
      return product
    },
    file: (change) => {
      categories.set(change.id, {
        parent: 0,
        name: `Category ${change.id}`,
        slug: `category-${change.id}`,
        description: '',
        ...categories.get(change.id),
        ...change,
      })
    },
    upload: (path, bytes, contentType) => {
      files.set(path, { bytes, contentType })
      return `${server.url}/wp-content/uploads/${path}`
    },
    fail: (what) => {
      failure = what
    },
  }
  return shop
}
