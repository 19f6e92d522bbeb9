/** What programs may read for anybody, and so robots.txt lets them. */
export const OPEN_PATHS = [
  '/api/products',
  '/api/product-filters',
  '/api/categories',
  '/api/openapi.json',
] as const

/** Where programs that speak MCP are answered, while the owner has that switched on. */
export const MCP_PATH = '/api/mcp'

/** The calls below these paths that /llms.txt explains. */
export const OPEN_CALLS: readonly { address: string; text: string }[] = [
  {
    address: '/api/products?search=office&limit=20',
    text: 'products that match; also by category, price, platform and more',
  },
  { address: '/api/products/{slug}', text: 'one product; its page is /products/{slug}' },
  {
    address: '/api/products/by-id/{id}',
    text: 'the same by the id that feeds and structured data name',
  },
  { address: '/api/product-filters', text: 'what products can be narrowed down by' },
  { address: '/api/categories', text: 'all categories' },
  { address: '/api/openapi.json', text: 'all calls of the store, as OpenAPI' },
]
